import type { OptionPath } from '#blocks/page/options/option-tree.ts'
import type { AnyBlock } from '#blocks/page/define-block.ts'
import { findBlock } from '#blocks/registry.ts'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { idPath, optionPath } from '#content-store/client/draft/spots.ts'
import type { Locale } from '#locales/locale.ts'
import type { Node } from '#content-store/client/model/page-tree.ts'
import type { PageText } from '#content-store/client/translation.ts'
import { useEditor } from '../editor-context.ts'
import type { OtherLanguage } from '../../form/inspector/context.ts'
import { fillDefaults, formOf, setOption } from '../../form/inspector/form/form-schema.ts'
import { getIn, pathKey } from '../../form/inspector/form/option-path.ts'
import { editTo } from '#content-store/client/model/operations.ts'
import { newGesture, type PageSession } from '../../core/session/page-session.ts'
import { useNodeOf } from '../open-page/use-page.ts'
import { confirm, isApart, isText, unshare, share } from '../../core/session/language-steps.ts'
import { useLanguageReport } from './use-language-report.ts'

const byPath = (points: readonly PageText[], id: string) =>
  new Map(points.filter(({ blockId }) => blockId === id).map(point => [point.path, point]))

/** Writes an option that follows its default: what has no value cannot be set apart. */
function writeDefault(session: PageSession, id: string, path: OptionPath, gesture: string): void {
  const now = session.page.node(id)
  const block = now && findBlock(now.code)
  if (!block || getIn(now.options, path) !== undefined) return
  const form = formOf(block)
  const shown = getIn(fillDefaults(form, now.options), path)
  const next = setOption(form, now.options, path, shown) as typeof now.options // options are an object at the root
  const edit = editTo(id, 'options', now.options, next)
  if (edit) session.run('edit', [edit], gesture)
}

/** Path in the other language of what a path leads to here: items may live in one language. `undefined` where it is not there. */
function pathThere(
  session: PageSession,
  id: string,
  path: OptionPath,
  there: Locale,
): OptionPath | undefined {
  const item = path.findLastIndex(part => typeof part === 'number')
  // Outside of lists, and in a list of its own in each language, what is in the same place belongs together.
  if (item < 0 || isApart(session, id, path.slice(0, item))) return path
  const options = session.draft.nodes.get(id)?.content['options']
  const found = optionPath(options, idPath(options, path, session.detail.locale), there)
  return found?.map((part, index) => (typeof path[index] === 'number' ? Number(part) : part))
}

/** The selected block in the other language; `undefined` while that is not open, or the block is in this one only. */
export function useOtherLanguage(block: AnyBlock, live: Node): OtherLanguage | undefined {
  const { id, version } = live
  const { session: own } = useEditor()
  const isShown = useStore(own.store, state => state.isBilingual)
  const twin = isShown ? own.other : undefined
  const node = useNodeOf(twin?.page, id)
  const here = useLanguageReport(own)
  const there = useLanguageReport(twin ?? own)
  return useMemo(() => {
    if (!twin || node?.code !== block.code || node.version !== version) return undefined
    const form = formOf(block)
    const points = { own: byPath(here.texts, id), other: byPath(there.texts, id) }
    const { locale } = twin.detail
    const shown = fillDefaults(form, node.options)
    const at = (path: OptionPath) => pathThere(own, id, path, locale)
    const isThere = (path: OptionPath) => {
      const parent = at(path.slice(0, -1))
      return parent !== undefined && getIn(shown, parent) !== undefined
    }
    return {
      locale,
      isThere,
      valueAt(path: OptionPath) {
        const there = at(path)
        return there && getIn(shown, there)
      },
      isText: (path: OptionPath) => isText(block, path),
      isApart: (path: OptionPath) => isApart(own, id, path),
      pointAt(side: 'own' | 'other', path: OptionPath) {
        const place = side === 'own' ? path : at(path)
        return place && points[side].get(pathKey(place))
      },
      write(path: OptionPath, value: unknown, gesture: string) {
        const [now, place] = [twin.page.node(id), at(path)]
        if (!now || !place) return
        const next = setOption(form, now.options, place, value) as typeof now.options // options are an object at the root
        const edit = editTo(id, 'options', now.options, next)
        if (edit) twin.run('edit', [edit], gesture)
      },
      confirm(side: 'own' | 'other', path: OptionPath) {
        if (side === 'own') return confirm(own, id, path)
        const place = at(path)
        if (place) confirm(twin, id, place)
      },
      unshare(path: OptionPath) {
        const gesture = newGesture('apart')
        writeDefault(own, id, path, gesture)
        unshare(own, id, path, gesture)
      },
      share: (path: OptionPath) => share(own, id, path),
    }
  }, [block, id, version, own, twin, node, here, there])
}
