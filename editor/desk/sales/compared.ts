/** Change from one period to the next: whole per cent, `undefined` where there was nothing before. */
export type Compared =
  | { readonly kind: 'same' }
  | { readonly kind: 'fresh' }
  | { readonly kind: 'up' | 'down'; readonly percent: number }

/** Compares a sum with the one of the same days before. */
export function compared(present: number, before: number): Compared {
  if (present === before) return { kind: 'same' }
  if (before <= 0) return { kind: 'fresh' }
  const percent = Math.round((Math.abs(present - before) / before) * 100)
  return { kind: present > before ? 'up' : 'down', percent }
}
