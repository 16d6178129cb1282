import type { Branch } from '#content-store/client/model/operations.ts'

const KEY = 'cairn.clipboard'

/** Copied blocks stay on this machine and can be pasted into any page. */
export const writeClipboard = (branches: readonly Branch[]) =>
  localStorage.setItem(KEY, JSON.stringify(branches))

export function readClipboard(): readonly Branch[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? (kept as Branch[]) : [] // our own writing, under our own key
  } catch {
    return []
  }
}
