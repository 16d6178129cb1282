import { mirrored, symmetric } from '../path.ts'

/** Right half of a torso: neck, shoulder, armhole, side, hem; numbers are px on the 600 px sheet. */
export interface TorsoCut {
  readonly neck?: number
  readonly shoulder?: number
  readonly waist?: number
  readonly hem?: number
  readonly length?: number
}

/** A torso from the front, symmetrical about x = 300. */
export function torsoPath({
  neck = 46,
  shoulder = 116,
  waist = 108,
  hem = 116,
  length = 502,
}: TorsoCut = {}): string {
  const [n, s, w, h] = [300 + neck, 300 + shoulder, 300 + waist, 300 + hem]
  return symmetric(
    `M300 138 C${300 + neck * 0.5} 138 ${n - 8} 134 ${n} 120 C${n + 22} 130 ${s - 26} 140 ${s} 160 C${s - 8} 194 ${s - 10} 226 ${s - 8} 262 C${s - 6} 320 ${w} 350 ${w + 1} 400 C${w + 2} 440 ${h - 1} 470 ${h} ${length} C${h - 40} ${length + 10} 340 ${length + 12} 300 ${length + 12}`,
  )
}

export interface SleeveCut {
  /** How far the arm swings out, px at the cuff. */
  readonly swing?: number
  readonly width?: number
  readonly cuff?: number
  readonly end?: number
  /** As in the torso it is sewn to. */
  readonly shoulder?: number
}

/** The right sleeve; `mirrored` gives the left one. */
function sleevePath({ swing = 84, width = 1, cuff = 44, end = 478, shoulder = 116 }: SleeveCut = {}): string {
  const out = 416 + swing
  const tip = 300 + shoulder
  const puff = 14 * (width - 1) * 3
  return `M${tip - 14} 150 C${tip + 16} 160 ${tip + 40 + puff} 190 ${tip + 50 + puff} 246 C${tip + 60 + puff} 304 ${out - 8} 390 ${out} ${end - 10} C${out - 10} ${end + 2} ${out - cuff + 16} ${end + 6} ${out - cuff} ${end + 2} C${out - cuff - 8} ${end - 84} ${tip + 18} 330 ${tip - 14} 268 C${tip - 20} 230 ${tip - 20} 186 ${tip - 14} 150 Z`
}

/** Both sleeves, right first. */
export const sleeves = (cut?: SleeveCut): readonly [string, string] => {
  const right = sleevePath(cut)
  return [right, mirrored(right)]
}

/** The band that closes the right sleeve. */
export function cuffPath({ swing = 84, cuff = 44, end = 478 }: SleeveCut = {}, height = 26): string {
  const out = 416 + swing
  const [left, right] = [out - cuff, out]
  return `M${left - 4} ${end - height + 10} C${left + 12} ${end - height + 16} ${right - 14} ${end - height + 12} ${right - 4} ${end - height - 4} C${right - 1} ${end - 20} ${right + 1} ${end - 14} ${right + 1} ${end - 8} C${right - 12} ${end + 5} ${left + 16} ${end + 9} ${left - 1} ${end + 4} Z`
}

/** A standing collar, from the shoulders up to `top`. */
export const collarPath = (top = 84, neck = 48) =>
  symmetric(
    `M300 ${top + 6} C${300 + neck * 0.5} ${top + 6} ${300 + neck - 8} ${top + 2} ${300 + neck - 2} ${top - 2} C${300 + neck + 2} ${top + 14} ${300 + neck + 2} 118 ${300 + neck + 6} 126 C${300 + neck - 14} 146 ${300 + neck * 0.5} 152 300 152`,
  )
/** The inside of that collar, seen over its front. */
export const collarInsidePath = (top = 84, neck = 48) =>
  symmetric(
    `M300 ${top - 12} C${300 + neck * 0.5} ${top - 12} ${300 + neck - 10} ${top - 8} ${300 + neck - 2} ${top - 2} C${300 + neck - 10} ${top + 6} ${300 + neck * 0.5} ${top + 10} 300 ${top + 10}`,
  )
