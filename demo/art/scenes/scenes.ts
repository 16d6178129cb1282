import { seededRandom } from '../random.ts'
import { createSheet } from '../sheet.ts'
import { city } from './city.ts'
import { ridgeScene } from './ridge-scene.ts'
import { coastScene } from './coast-scene.ts'
import { dawnScene } from './dawn-scene.ts'
import { forestScene } from './forest-scene.ts'
import { campScene } from './camp-scene.ts'
import { ladderScene } from './ladder-scene.ts'
import { snowScene } from './snow-scene.ts'
import { trailScene } from './trail-scene.ts'
import { valleyScene } from './valley-scene.ts'
import type { Paint } from './paint.ts'

/** Landscapes of the demo shop, by name. */
export const SCENES = {
  ridge: { seed: 12, paint: ridgeScene },
  coast: { seed: 5, paint: coastScene },
  forest: { seed: 21, paint: forestScene },
  camp: { seed: 8, paint: campScene },
  snow: { seed: 33, paint: snowScene },
  trail: { seed: 14, paint: trailScene },
  city: { seed: 3, paint: city },
  valley: { seed: 9, paint: valleyScene },
  dawn: { seed: 17, paint: dawnScene },
  ladder: { seed: 6, paint: ladderScene },
} as const satisfies Record<string, { seed: number; paint: Paint }>
export type SceneName = keyof typeof SCENES

/** One landscape at a size; the same name and size is always the same picture. */
export function scene(name: SceneName, width: number, height: number): string {
  const { seed, paint } = SCENES[name]
  const sheet = createSheet()
  const content = paint(sheet, { width, height }, seededRandom(seed))
  return sheet.toSvg(width, height, content)
}
