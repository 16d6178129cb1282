import type { UsualAttribute } from '../../rules/style-findings.ts'
import { type Steps, visitSteps } from '../../shared/steps.ts'
import type { Catalogue } from '../catalogue.ts'

/** Goods that a category needs before anything is usual in it. */
const FEW = 5
/** Part of a category's goods that have a usual attribute. */
const MOST = 0.6

/** Attributes of filters that most goods of categories have; goods without one are left out when shoppers filter. */
export function* usualAttributes(
  { spus, attributes }: Pick<Catalogue, 'spus' | 'attributes'>,
  categories: ReadonlySet<string>,
): Steps<readonly UsualAttribute[]> {
  const filters = [...attributes.values()].filter(({ attributeType }) => attributeType !== '')
  const counts = new Map([...categories].map(code => [code, { goods: 0, filled: new Map<string, number>() }]))
  yield* visitSteps(spus.values(), spu => {
    for (const category of spu.categories) {
      const count = counts.get(category)
      if (!count) continue
      count.goods += 1
      for (const { code } of spu.attributes) count.filled.set(code, (count.filled.get(code) ?? 0) + 1)
    }
  })
  return [...counts].flatMap(([category, { goods, filled }]) =>
    filters
      .filter(({ code }) => goods >= FEW && (filled.get(code) ?? 0) >= goods * MOST)
      .map(({ code, frontName }) => ({ category, attribute: code, name: frontName })),
  )
}
