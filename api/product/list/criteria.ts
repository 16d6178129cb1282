import type { Context } from '../../context.ts'
import { failure } from '../../shared/failure.ts'
import type {
  AttributeFilter,
  InputMaybe,
  PageInput,
  ProductFilters,
} from '../../generated/resolver-types.ts'
import { messagesIn } from '../../shared/messages.ts'
import { toCents } from '../../shared/money.ts'
import { MAX_PAGE_SIZE, PAGE_SIZE } from './paging.ts'
import type { AttributeChoice, Criteria } from '../view/selection.ts'

/** Codes one call may name, and values one filter may have. */
const MAX_CODES = 250
/** Attribute filters of one call. The shop offers a dozen. */
const MAX_ATTRIBUTE_FILTERS = 50
/** Source: seed 1 §5 (search input). */
const MAX_KEYWORD_LENGTH = 50

type List<Value> = readonly Value[] | null | undefined

/** @throws BAD_USER_INPUT when there are more codes than one call may name */
export function checkCodes(codes: List<string>, { locale }: Pick<Context, 'locale'>): void {
  if (codes && codes.length > MAX_CODES) {
    throw failure('BAD_USER_INPUT', messagesIn(locale)('error.tooManyCodes', { max: MAX_CODES }))
  }
}

function checkValues(values: List<string>, { locale }: Context) {
  if (values && values.length > MAX_CODES) {
    throw failure('BAD_USER_INPUT', messagesIn(locale)('error.tooManyValues', { max: MAX_CODES }))
  }
}

/** @throws BAD_USER_INPUT when there are too many filters or values */
export function choicesOf(filters: List<AttributeFilter>, context: Context): readonly AttributeChoice[] {
  if (filters && filters.length > MAX_ATTRIBUTE_FILTERS) {
    const t = messagesIn(context.locale)
    throw failure('BAD_USER_INPUT', t('error.tooManyFilters', { max: MAX_ATTRIBUTE_FILTERS }))
  }
  filters?.forEach(({ values }) => checkValues(values, context))
  return filters ?? []
}

/** A keyword without the blanks around it; `undefined` for a blank one. Characters are counted, not UTF-16 units. */
export function keywordOf(text: string | null | undefined, { locale }: Context): string | undefined {
  const keyword = text?.trim()
  if (!keyword) return undefined
  if (keyword.length > MAX_KEYWORD_LENGTH && Array.from(keyword).length > MAX_KEYWORD_LENGTH) {
    throw failure('BAD_USER_INPUT', messagesIn(locale)('error.keywordTooLong', { max: MAX_KEYWORD_LENGTH }))
  }
  return keyword
}

const centsOf = (dollars: number | null | undefined) =>
  dollars === null || dollars === undefined ? undefined : toCents(dollars)

/**
 * The checked arguments of a list.
 * @throws BAD_USER_INPUT when some list or the keyword is too long
 */
export function criteriaOf(
  { filters, codes }: { filters?: InputMaybe<ProductFilters>; codes?: List<string> },
  context: Context,
): Criteria {
  checkCodes(codes, context)
  for (const values of [filters?.categories, filters?.brands, filters?.spuCodes]) checkValues(values, context)
  return {
    withinCategory: filters?.withinCategory ?? undefined,
    withinBrand: filters?.withinBrand ?? undefined,
    categories: filters?.categories ?? undefined,
    brands: filters?.brands ?? undefined,
    spuCodes: filters?.spuCodes ?? undefined,
    onShelves: [...new Set(filters?.spuSaleStatuses ?? ['ON_SHELF'])].map(status => status === 'ON_SHELF'),
    minPrice: centsOf(filters?.salePrice?.min),
    maxPrice: centsOf(filters?.salePrice?.max),
    attributes: filters?.attributes ? choicesOf(filters.attributes, context) : undefined,
    firstListTimeAfter: filters?.firstListTimeAfter ?? undefined,
    keyword: keywordOf(filters?.keyword, context),
    codes: codes ? [...new Set(codes)] : undefined,
  }
}

/**
 * Entries per page: `pageInput.first`, else the field's own `first`, else 30.
 * @throws BAD_USER_INPUT outside 1 to 100
 */
export function pageSizeOf(
  { pageInput, first }: { pageInput?: InputMaybe<PageInput>; first?: InputMaybe<number> },
  { locale }: Context,
): number {
  const size = pageInput?.first ?? first ?? PAGE_SIZE
  if (size < 1 || size > MAX_PAGE_SIZE) {
    throw failure('BAD_USER_INPUT', messagesIn(locale)('error.pageSize', { max: MAX_PAGE_SIZE }))
  }
  return size
}
