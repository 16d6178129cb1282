import { useSyncExternalStore } from 'react'
import { compareList } from './compare-list.ts'

const NONE: readonly string[] = []

/** Codes of the products compared; none in the server's HTML, which is the same for everybody. */
export const useCompared = () => useSyncExternalStore(compareList.subscribe, compareList.get, () => NONE)
