import type { FilterCondition } from '#api/client/product/product-page.ts'
import { attributeParameter } from '../../../page/list-query.ts'

/** Key of a filter value's name: the address's parameter, then the value. */
export const nameKey = (parameter: string, value: string): string => `${parameter}=${value}`

/** Names of all filter values on offer. */
export const namesIn = ({
  categories,
  brands,
  attributes,
}: FilterCondition): Readonly<Record<string, string>> =>
  Object.fromEntries([
    ...categories.map(({ code, frontName, name }) => [nameKey('category', code), frontName || name]),
    ...brands.map(({ code, name }) => [nameKey('brand', code), name]),
    ...attributes.flatMap(({ code, values }) =>
      values.map(({ key, frontName }) => [nameKey(attributeParameter(code), key), frontName || key]),
    ),
  ])
