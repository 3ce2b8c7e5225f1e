/**
 * Draws the logo mark: a ghaf leaf whose tip is a gable. A square standing on its corner, two corners rounded, is cut by a
 * roof line and a midrib. Writes `assets/marks/logo.svg`. Run with Node 24: `node art/marks/draw-logo.ts`
 */
import { writeFileSync } from 'node:fs';

/** Side of the view box. */
const GRID = 38;
/** Side of the square, on the grid. */
const SIDE = 24.2;
/** Radius of the two round corners. */
const ROUND = 12.4;
/** Thickness of the roof. */
const ROOF = 4.8;
/** Width of both cuts. */
const CUT = 2.5;

const round = (value: number) => Number(value.toFixed(2));

/** Where the round corner ends at a distance from the roof's edge. */
const reach = (distance: number) =>
  distance >= ROUND ? SIDE : SIDE - ROUND + Math.sqrt(ROUND ** 2 - (ROUND - distance) ** 2);

const body = ROOF + CUT;
const rib = CUT * Math.SQRT1_2;
const arc = (sweep: 0 | 1) => `A${ROUND} ${ROUND} 0 0 ${sweep} `;

const roof = `M0 0H${round(SIDE - ROUND)}${arc(1)}${round(reach(ROOF))} ${ROOF}H${ROOF}V${round(reach(ROOF))}${arc(1)}0 ${round(SIDE - ROUND)}Z`;
const right = `M${round(body + rib)} ${body}H${round(reach(body))}${arc(1)}${SIDE} ${ROUND}V${round(SIDE - rib)}Z`;
const left = `M${body} ${round(body + rib)}V${round(reach(body))}${arc(0)}${ROUND} ${SIDE}H${round(SIDE - rib)}Z`;
const top = round(GRID / 2 - SIDE * Math.SQRT1_2);

writeFileSync(
  new URL('../../assets/marks/logo.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${GRID} ${GRID}" fill="currentColor"><title>Ghaf</title><path transform="translate(${GRID / 2} ${top}) rotate(45)" d="${roof}${right}${left}"/></svg>\n`,
);
