/** What we use of Preact, its hooks, htm and signals. */
export type VNode = object;
export type Child = VNode | string | number | boolean | null | undefined | Child[];
export interface Ref<T> { current: T }
export interface Signal<T> { value: T; peek(): T }
export interface ReadonlySignal<T> { readonly value: T; peek(): T }

export function html(strings: TemplateStringsArray, ...values: unknown[]): VNode;
export function h(type: unknown, props: object | null, ...children: Child[]): VNode;
export function render(what: Child, where: Element): void;

export function useState<T>(first: T | (() => T)): [T, (next: T | ((last: T) => T)) => void];
export function useEffect(what: () => void | (() => void), when?: readonly unknown[]): void;
export function useLayoutEffect(what: () => void | (() => void), when?: readonly unknown[]): void;
export function useRef<T>(first: T): Ref<T>;
export function useMemo<T>(make: () => T, when: readonly unknown[]): T;

export function signal<T>(first: T): Signal<T>;
export function computed<T>(what: () => T): ReadonlySignal<T>;
export function effect(what: () => void | (() => void)): () => void;
export function batch<T>(what: () => T): T;
