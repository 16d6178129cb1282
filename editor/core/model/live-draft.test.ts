import { createRandom } from '#api/shared/seeded-random.ts'
import { expect, test, vi } from 'vitest'
import { findBlock } from '#blocks/registry.ts'
import { carryOut } from '#content-store/client/draft/draft-steps.ts'
import { inLanguage } from '#content-store/client/draft/draft-tree.ts'
import { lifted } from '#content-store/client/draft/lifted.ts'
import type { DraftOperation } from '#content-store/client/draft/draft-operations.ts'
import { draftOf } from '#content-store/page/joint-page.ts'
import { LOCALES } from '#locales/locale.ts'
import { component, content } from '../../testing/pages.ts'
import { LiveDraft } from './live-draft.ts'
import { newId } from './new-block.ts'

const slotsOf = (code: string) => findBlock(code)?.childSlots
const page = (word: string) =>
  content([
    component('a', { code: 'articleTitle', options: { title: word } }),
    component('row', {
      code: 'columns',
      childComponents: [component('b', { code: 'banner', section: 'column1', options: { alt: word } })],
    }),
  ])

test('after any steps each language of the live draft is what reading the draft gives', () => {
  const random = createRandom(7)
  const draft = new LiveDraft(draftOf({ zh_HK: page('字'), en_US: page('word') }, findBlock), slotsOf)
  const faces = { zh_HK: draft.face('zh_HK'), en_US: draft.face('en_US') }
  const back: DraftOperation[] = []
  for (let turn = 0; turn < 400; turn += 1) {
    const locale = random() < 0.5 ? 'zh_HK' : 'en_US'
    const ids = [...draft.nodes.keys()]
    const id = ids[Math.floor(random() * ids.length)] ?? 'a'
    const dice = random()
    const operations: Iterable<DraftOperation> =
      dice < 0.25
        ? [{ kind: 'lives', id, ...(random() < 0.6 && { in: locale }) }]
        : dice < 0.5
          ? lifted(
              draft,
              {
                kind: 'move',
                id,
                to: { slot: random() < 0.5 ? '|main' : 'row|column1', index: 0 },
                section: 'main',
              },
              { locale, findBlock, newId },
            )
          : dice < 0.6
            ? [{ kind: 'remove', id }]
            : dice < 0.75
              ? back.splice(0, 1)
              : lifted(
                  draft,
                  { kind: 'edit', id, bag: 'options', set: { alt: `${turn}` }, unset: [] },
                  { locale, findBlock, newId },
                )
    back.unshift(...carryOut(draft, operations, change => draft.commit(change)).backward)
    for (const each of LOCALES) {
      const { nodes, children, meta } = inLanguage(draft, each)
      const known = (slots: typeof children) => [...slots].filter(([, list]) => list.length > 0).toSorted()
      expect(new Map(faces[each].nodes)).toEqual(nodes)
      expect(known(faces[each].children)).toEqual(known(children))
      expect(faces[each].meta).toEqual(meta)
    }
  }
})

test('a text of one language tells nothing to the other', () => {
  const draft = new LiveDraft(draftOf({ zh_HK: page('字'), en_US: page('word') }, findBlock), slotsOf)
  const [own, other] = [vi.fn<() => void>(), vi.fn<() => void>()]
  draft.face('zh_HK').watchNode('a', own)
  draft.face('en_US').watchNode('a', other)
  const edit = { kind: 'edit', id: 'a', bag: 'options', set: { title: '新' }, unset: [] } as const
  carryOut(draft, lifted(draft, edit, { locale: 'zh_HK', findBlock, newId }), change => draft.commit(change))
  expect(own).toHaveBeenCalledOnce()
  expect(other).not.toHaveBeenCalled()
})
