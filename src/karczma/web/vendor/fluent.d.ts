/** What we use of @fluent/bundle. */
export type Argument = string | number;
export class FluentResource { constructor(source: string) }
export class FluentBundle {
  constructor(locales: string | string[], options?: { useIsolating?: boolean });
  addResource(resource: FluentResource, options?: { allowOverrides?: boolean }): Error[];
  hasMessage(id: string): boolean;
  getMessage(id: string): { value: object | string | null } | undefined;
  formatPattern(pattern: object | string, args?: Record<string, Argument> | null, errors?: Error[] | null): string;
}
