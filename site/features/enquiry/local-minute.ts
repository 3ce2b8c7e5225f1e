/** The visitor's wall clock as `YYYY-MM-DDTHH:mm`, the form that date inputs use. Not UTC: Dubai is four hours ahead. */
export function localMinute(moment: Date): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  const date = [moment.getFullYear(), pad(moment.getMonth() + 1), pad(moment.getDate())].join('-');
  return `${date}T${pad(moment.getHours())}:${pad(moment.getMinutes())}`;
}
