import { styleFindings } from '#api/rules/style-findings.ts'
import type { StyleProduct } from '#desk/styles/listed-style.ts'
import { useMemo } from 'react'
import { useOperation } from '../../kit/operations.ts'
import { missingGroups } from './missing-groups.ts'

const NONE: readonly never[] = []

/** Attributes that are usual in the categories of the products; none until they are known. */
function useUsual(lines: readonly StyleProduct['line'][]) {
  const categories = [...new Set(lines.flatMap(line => line.categories))].toSorted()
  const { data } = useOperation('styles.facts', { categories }, { enabled: categories.length > 0 })
  return data?.usual ?? NONE
}

/** What products of a style lack for sale, in groups. */
export function useMissing(lines: readonly StyleProduct['line'][]) {
  const usual = useUsual(lines)
  return useMemo(() => missingGroups(styleFindings(lines, { usual })), [lines, usual])
}
