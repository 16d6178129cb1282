import type { Locale } from '#locales/locale.ts'
import type { Region } from '../client/regions.ts'
import type { SignUpType } from '../generated/resolver-types.ts'

/**
 * The tables as Kysely sees them. Portable between SQLite and PostgreSQL: booleans are 0 or 1, JSON is text, money is integer
 * cents, instants are epoch milliseconds (`api/README.md`).
 */
export interface Tables {
  catalogue_version: CatalogueVersionTable
  brand: BrandTable
  category: CategoryTable
  label: LabelTable
  attribute: AttributeTable
  spu: SpuTable
  sku: SkuTable
  sku_stock: SkuStockTable
  promotion: PromotionTable
  session: SessionTable
  account: AccountTable
  member_level: MemberLevelTable
  site_entry: SiteEntryTable
  arrival_notice: ArrivalNoticeTable
  sign_up: SignUpTable
}

/** JSON kept as text. Only the store that writes a column reads it. */
type Json = string
type Flag = 0 | 1

/** One row. `version` rises with every change to what shoppers see. */
interface CatalogueVersionTable {
  id: 1
  version: number
}

interface BrandTable {
  code: string
  name: Json
  image_url: string | null
  position: number
}

export interface CategoryTable {
  code: string
  parent_code: string | null
  name: Json
  nav_front_name: Json | null
  image_url: string | null
  position: number
}

interface LabelTable {
  code: string
  front_name: Json
  description: Json
}

export interface AttributeTable {
  code: string
  origin_code: string
  attribute_type: string
  front_name: Json
  values_json: Json
  position: number
}

interface SpuTable {
  code: string
  style: string
  product_type: string
  on_shelves: Flag
  list_time: number
  first_list_time: number
  sales: number
  recent_sales: number
  list_price: number | null
  sale_price: number | null
  /** Texts, pictures, options and attributes, brand, category and label codes. */
  content: Json
  /** The catalogue version that last touched this product or its skus. */
  changed_in: number
}

export interface SkuTable {
  code: string
  spu_code: string
  position: number
  store_sku_code: string
  is_enabled: Flag
  featured_type: string
  colour: string | null
  size: string | null
  list_price: number | null
  sale_price: number | null
  default_price: number | null
  member_prices: Json
}

/** Stock changes far more often than texts, so it has a row of its own. */
interface SkuStockTable {
  sku_code: string
  /** `null`: not counted. */
  on_hand: number | null
  reserved: number
}

export interface PromotionTable {
  code: string
  type: string
  name: Json
  description: Json
  priority: number
  account_scope: string
  levels: Json
  begin_time: number
  end_time: number
  is_stopped: Flag
  /** Products that show it, and its unit prices. */
  spu_codes: Json
  prices: Json
  /** Offers of an EXCHANGE promotion. */
  exchange: Json
}

interface SessionTable {
  /** SHA-256 of the token, hex. The token itself is never stored. */
  token_hash: string
  /** `order`: somebody without an account who looked up one order. */
  kind: 'visitor' | 'member' | 'order'
  user_code: string
  /** Of a session that sees this one order and nothing else. */
  order_code: string | null
  created_at: number
  renewed_at: number
  expires_at: number
}

/** A member. `email` is folded, `mobile` reads `+852 91234567`; at least one of them is there. */
export interface AccountTable {
  user_code: string
  email: string | null
  mobile: string | null
  is_email_verified: Flag
  is_mobile_verified: Flag
  country_code: Region
  /** PHC text; null for members of a third party without a password of their own. */
  password_hash: string | null
  is_suspended: Flag
  level_code: string
  appellation: string | null
  first_name: string
  last_name: string
  nick_name: string | null
  sex: 'M' | 'F' | null
  birth_month: number | null
  /** `1990-05-17` */
  birthday: string | null
  is_birthday_confirmed: Flag
  /** As the staff table has it; one account per code. */
  staff_code: string | null
  staff_name: string | null
  marketing_consent: Flag
  /** When consent was last given or withdrawn. */
  consent_at: number | null
  /** Version of the words that were agreed to. */
  consent_text: string | null
  portrait: string | null
  user_remark: string | null
  open_id: string | null
  union_id: string | null
  sign_up_method: 'memberSignUp' | 'staffSignUp'
  login_method: 'passwordLogin' | 'ssoLogin' | null
  /** The third party of an `ssoLogin`. */
  login_type: string | null
  login_at: number | null
  created_at: number
}

interface MemberLevelTable {
  code: string
  name: Json
  /** The lowest is what new members get. */
  rank: number
}

/** A line of a site file (`site/README.md`), by kind and code. */
interface SiteEntryTable {
  kind: string
  code: string
  content: Json
  /** The catalogue version that last touched it. */
  changed_in: number
}

/** Somebody who waits for a sku. Open while `notified_at` is null; one open notice per sku and address. */
export interface ArrivalNoticeTable {
  id: string
  sku_code: string
  /** Folded to lower case. */
  email: string
  /** Digits with `+`, or empty. */
  mobile: string
  locale: Locale
  created_at: number
  notified_at: number | null
}

/** An address on the mailing list; one row per address. */
interface SignUpTable {
  /** Folded to lower case. */
  email: string
  /** Of `api/client/regions.ts`; null where the form does not ask. */
  country: Region | null
  /** The form of the first sign-up. */
  source: SignUpType
  /** What to write in. */
  locale: Locale
  created_at: number
  /** Whoever has it may take the address off the list; stands in every mail. */
  unsubscribe_token: string
}
