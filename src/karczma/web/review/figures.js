/** Figures of a review as people read them: hundredths, and a ± that holds nineteen times of twenty. */

/** @param {number} share */
export const percent = (share) => Math.round(100 * share);
/** Never 0, for nothing is known for sure. @param {number} error a standard error */
export const around = (error) => Math.max(1, Math.round(196 * error));
/** +7, −12. @param {number} share */
export const change = (share) => `${["−", "±", "+"][1 + Math.sign(percent(share))]}${Math.abs(percent(share))}`;
