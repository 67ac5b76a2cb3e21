export type Violation = { rule: string; path: string; line?: number; message: string };

export function describeViolation({ rule, path, line, message }: Violation): string {
  return `${path}${line === undefined ? '' : `:${line}`}  ${rule}\n    ${message}`;
}

/** Tests and their helpers may reach where the product may not. */
export const isTest = (path: string): boolean => /\.test\.tsx?$|^e2e\/|\/testing\//.test(path);
