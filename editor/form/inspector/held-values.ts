import type { OptionPath } from '#blocks/page/options/option-tree.ts'
import { createContext, use } from 'react'

/** Value that holds while a field is empty, as its field would have it; `undefined` where none is known. */
type HeldValues = (path: OptionPath) => unknown

const held = createContext<HeldValues>(() => undefined)
/** Given for forms whose empty fields have a value from elsewhere: it shows in them, pale. */
export const HeldValuesProvider = held
export const useHeldValue = (path: OptionPath): unknown => use(held)(path)
