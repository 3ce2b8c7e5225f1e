/** 'Picture {number} of {total}' filled in; `index` counts from 0. */
export function positionText(pattern: string, index: number, total: number): string {
  return pattern.replace('{number}', String(index + 1)).replace('{total}', String(total));
}
