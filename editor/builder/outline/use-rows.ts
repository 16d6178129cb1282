import { findBlock } from '#blocks/registry.ts'
import { useSyncExternalStore } from 'react'
import type { LivePage } from '../../core/model/live-page.ts'
import { useEditor } from '../editor-context.ts'
import { outlineRows, type Row } from './rows.ts'

const known = new WeakMap<LivePage, { readonly order: number; readonly rows: readonly Row[] }>()

/** Rows of a page, worked out once for as long as no block comes, goes or moves. */
function rowsOf(page: LivePage, rootSlots: readonly string[]): readonly Row[] {
  const found = known.get(page)
  if (found?.order === page.order) return found.rows
  const rows = outlineRows(page, findBlock, rootSlots)
  known.set(page, { order: page.order, rows })
  return rows
}

/** The outline of the open page. */
export function useRows(): readonly Row[] {
  const { page, rootSlots } = useEditor().session
  return useSyncExternalStore(page.watchOrder, () => rowsOf(page, rootSlots))
}
