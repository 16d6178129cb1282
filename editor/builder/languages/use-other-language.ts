import type { OptionPath } from '#blocks/page/options/option-tree.ts'
import type { AnyBlock } from '#blocks/page/define-block.ts'
import { findBlock } from '#blocks/registry.ts'
import { useMemo } from 'react'
import { useStore } from 'zustand'
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
    return {
      locale: twin.detail.locale,
      options: fillDefaults(form, node.options),
      isText: (path: OptionPath) => isText(block, path),
      isApart: (path: OptionPath) => isApart(own, id, path),
      pointAt: (side: 'own' | 'other', path: OptionPath) => points[side].get(pathKey(path)),
      write(path: OptionPath, value: unknown, gesture: string) {
        const now = twin.page.node(id)
        if (!now) return
        const next = setOption(form, now.options, path, value) as typeof now.options // options are an object at the root
        const edit = editTo(id, 'options', now.options, next)
        if (edit) twin.run('edit', [edit], gesture)
      },
      confirm: (side: 'own' | 'other', path: OptionPath) => confirm(side === 'own' ? own : twin, id, path),
      unshare(path: OptionPath) {
        const gesture = newGesture('apart')
        writeDefault(own, id, path, gesture)
        unshare(own, id, path, gesture)
      },
      share: (path: OptionPath) => share(own, id, path),
    }
  }, [block, id, version, own, twin, node, here, there])
}
