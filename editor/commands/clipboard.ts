import type { Branch } from '#content-store/client/model/operations.ts'

const KEY = 'cairn.clipboard'

/** Copied blocks stay on this machine and can be pasted into any page. */
export const writeClipboard = (branch: Branch) => localStorage.setItem(KEY, JSON.stringify(branch))

export function readClipboard(): Branch | undefined {
  const text = localStorage.getItem(KEY)
  try {
    return text ? (JSON.parse(text) as Branch) : undefined // our own writing, under our own key
  } catch {
    return undefined
  }
}
