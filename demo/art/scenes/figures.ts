import { darken } from '../colour.ts'
import { FIGURE, type Wearer, wearerFromBehind } from '../people/wearer.ts'
import type { Sheet } from '../sheet.ts'
import type { Point } from './land.ts'

const place = (x: number, y: number, scale: number, flip: boolean) =>
  `translate(${Math.round(x)} ${Math.round(y)}) scale(${flip ? '-' : ''}${scale.toFixed(2)} ${scale.toFixed(2)})`

/** A person in the clothes of the shop who looks into the picture: feet at the point, `tall` px. */
export function onlooker(sheet: Sheet, wearer: Wearer, [x, y]: Point, tall: number): string {
  const scale = tall / (FIGURE.sole - FIGURE.top)
  return `<g transform="translate(${Math.round(x - 300 * scale)} ${Math.round(y - FIGURE.sole * scale)}) scale(${scale.toFixed(3)})">${wearerFromBehind(sheet, wearer)}</g>`
}

/** A runner in full stride, seen from the side; 100 px tall at scale 1, feet at the point. The lamp shines ahead. */
export function runner([x, y]: Point, scale: number, shirt: string, shorts: string, lamp = ''): string {
  const skin = '#c99a74'
  const far = darken(skin, 0.35)
  const beam = lamp ? `<path d="M15-90L150-128V-34Z" fill="${lamp}"/>` : ''
  return `<g transform="${place(x, y, scale, false)}">${beam}<ellipse cx="2" cy="2" rx="40" ry="4" fill="#0b0f16" fill-opacity=".3"/><path d="M-2-44L-18-30L-38-34M-38-34L-44-26" fill="none" stroke="${far}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/><path d="M-47-32l8 2l-1 12l-7-3z" fill="${darken(shorts, 0.4)}"/><path d="M6-66L-8-58L-20-68" fill="none" stroke="${far}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><path d="M2-44L22-32L18-6" fill="none" stroke="${skin}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><path d="M12-6l14 0q6 3 6 6h-20z" fill="${darken(shorts, 0.2)}"/><path d="M-10-50L10-50L24-34L16-27L2-36L-12-30L-18-36Z" fill="${shorts}"/><path d="M-9-48L-2-74C2-82 14-80 16-72L11-48Z" fill="${shirt}"/><path d="M9-72L20-58L33-66" fill="none" stroke="${skin}" stroke-width="6.500" stroke-linecap="round" stroke-linejoin="round"/><path d="M5-74L12-74L17-64L11-60Z" fill="${darken(shirt, 0.18)}"/><circle cx="13" cy="-88" r="8" fill="${skin}"/><path d="M4-88q2-10 11-9q6 1 7 6l-17 5z" fill="#20262c"/></g>`
}

/** A person in a long coat and a scarf, seen from behind; 100 px tall at scale 1. */
export function stroller([x, y]: Point, scale: number, coat: string, scarf: string, flip = false): string {
  return `<g transform="${place(x, y, scale, flip)}"><ellipse cx="10" cy="1" rx="30" ry="4" fill="#0b0f16" fill-opacity=".3"/><path d="M-10-30L-12-2H-4L-1-30ZM3-30L8-14L6-2H14L13-30Z" fill="#24262c"/><path d="M-15-72C-14-80-6-82 0-82C8-82 15-80 16-72L20-24C10-20-10-20-19-24Z" fill="${coat}"/><path d="M0-80V-24" stroke="${darken(coat, 0.4)}" stroke-width="1.500"/><path d="M-15-72L-24-42L-18-38L-11-58ZM16-72L25-44L19-38L12-58Z" fill="${darken(coat, 0.2)}"/><path d="M-9-84C-4-79 6-79 10-84L11-76C4-72-6-72-10-76Z" fill="${scarf}"/><path d="M4-76L10-75L13-52L6-50Z" fill="${darken(scarf, 0.15)}"/><circle cx="0" cy="-91" r="8" fill="#2b2422"/><path d="M-8-93q1-9 8-9q7 0 8 9z" fill="${scarf}"/></g>`
}
