import type { JobTables } from '#platform/jobs/jobs.ts'
import type { ColumnType, Generated } from 'kysely'
import type { Locale } from '#locales/locale.ts'
import type { Counted, VariantName } from '../rules/experiment.ts'
import type { Region } from '../rules/regions.ts'
import type {
  AfterSalesMethod,
  AfterSalesReason,
  AfterSalesStatus,
  AfterSalesType,
} from '../rules/after-sales-status.ts'
import type { MoveReason } from '../rules/move-reason.ts'
import type { CourierCode } from '../rules/couriers.ts'
import type { CancelledBy, OrderStatus } from '../rules/order-status.ts'
import type { CampaignEventKind } from '../rules/campaign-events.ts'
import type { IssueFailure } from '../rules/issue-failure.ts'
import type { DataRequestKind, DataRequestState } from '../rules/data-requests.ts'
import type { HolderKind } from '../rules/holder-kinds.ts'
import type { MemberEventKind } from '../rules/member-events.ts'
import type { AnswerState, MessageState } from '../rules/message-state.ts'
import type { ImportStep } from '../rules/shop-import.ts'
import type { PracticeStep } from '../rules/practice-shop.ts'
import type { DeliveryState } from '../rules/webhook-types.ts'
import type { PaymentMethod } from '../payment/payment-provider.ts'
import type { SignUpType, ThirdPartyType, VerifyPurpose } from '../generated/resolver-types.ts'

/**
 * The tables as Kysely sees them. Portable between SQLite and PostgreSQL: booleans are 0 or 1, JSON is text, money is integer
 * cents, instants are epoch milliseconds (`api/README.md`).
 */
export interface Tables extends JobTables {
  catalogue_version: CatalogueVersionTable
  promotion_example: PromotionExampleTable
  list_view: ListViewTable
  opening_event: OpeningEventTable
  guide_mark: GuideMarkTable
  shop_import: ShopImportTable
  practice_shop: PracticeShopTable
  practice_entry: PracticeEntryTable
  brand: BrandTable
  category: CategoryTable
  label: LabelTable
  chart: ChartTable
  attribute: AttributeTable
  spu: SpuTable
  spu_sold: SpuSoldTable
  sales_day: SalesDayTable
  sales_offer: SalesOfferTable
  search_miss: SearchMissTable
  sku: SkuTable
  sku_stock: SkuStockTable
  stock_move: StockMoveTable
  promotion: PromotionTable
  staged_row: StagedRowTable
  change_set: ChangeSetTable
  record_change: RecordChangeTable
  planned_set: PlannedSetTable
  planned_change: PlannedChangeTable
  bulk_job: BulkJobTable
  bulk_row: BulkRowTable
  session: SessionTable
  account: AccountTable
  member_level: MemberLevelTable
  member_name: MemberNameTable
  former_contact: FormerContactTable
  member_event: MemberEventTable
  data_request: DataRequestTable
  image_code: ImageCodeTable
  site_entry: SiteEntryTable
  arrival_notice: ArrivalNoticeTable
  sign_up: SignUpTable
  sign_up_event: SignUpEventTable
  verify_code: VerifyCodeTable
  rate_limit: RateLimitTable
  staff: StaffTable
  outbox: OutboxTable
  third_party_proof: ThirdPartyProofTable
  third_party_link: ThirdPartyLinkTable
  spent_sso_token: SpentSsoTokenTable
  feedback: FeedbackTable
  feedback_answer: FeedbackAnswerTable
  webhook_receiver: WebhookReceiverTable
  webhook_delivery: WebhookDeliveryTable
  webhook_attempt: WebhookAttemptTable
  cart: CartTable
  cart_line: CartLineTable
  cart_gift_choice: CartGiftChoiceTable
  order_head: OrderHeadTable
  order_line: OrderLineTable
  order_search: OrderSearchTable
  order_count: OrderCountTable
  stock_hold: StockHoldTable
  unpaid_hold: UnpaidHoldTable
  order_event: OrderEventTable
  shipment: ShipmentTable
  shipment_line: ShipmentLineTable
  express_detail: ExpressDetailTable
  payment_attempt: PaymentAttemptTable
  payment_notice: PaymentNoticeTable
  spare_payment: SparePaymentTable
  refund: RefundTable
  order_mail: OrderMailTable
  delivery_address: DeliveryAddressTable
  billing_address: BillingAddressTable
  cart_share: CartShareTable
  favorite: FavoriteTable
  campaign: CampaignTable
  coupon: CouponTable
  campaign_count: CampaignCountTable
  code_use: CodeUseTable
  code_key: CodeKeyTable
  code_batch: CodeBatchTable
  unique_code: UniqueCodeTable
  campaign_event: CampaignEventTable
  coupon_issue: CouponIssueTable
  coupon_issue_row: CouponIssueRowTable
  go_dollar_lot: GoDollarLotTable
  go_dollar_use: GoDollarUseTable
  referral: ReferralTable
  after_sales_order: AfterSalesOrderTable
  after_sales_line: AfterSalesLineTable
  after_sales_unit: AfterSalesUnitTable
  go_dollar_change: GoDollarChangeTable
  go_dollar_adjustment: GoDollarAdjustmentTable
  after_sales_photo: AfterSalesPhotoTable
  experiment_count: ExperimentCountTable
}

/** JSON kept as text. Only the store that writes a column reads it. */
type Json = string
type Flag = 0 | 1

/** One row. `version` rises with every change to what shoppers see. */
interface CatalogueVersionTable {
  id: 1
  version: number
  /** The import that may change the catalogue now; null where there is none. */
  holder_id: string | null
  /** Instant after which the holder is taken for dead, epoch milliseconds. */
  held_until: number | null
  /** The import whose rows are on their way into the catalogue's tables. Until it is null again, those tables are not to be read. */
  merging_id: string | null
  /** 1 while saved changes wait for the next version, which counts them. */
  is_waiting: Generated<Flag>
  /** Instant at which the version last rose for changes that waited. Epoch milliseconds; 0: never. */
  raised_at: Generated<number>
  /** Number of the newest change set; 0 where there is none. */
  last_set: Generated<number>
}

/** Changes of records that were made together. Numbers rise by one and become visible in their order. */
interface ChangeSetTable {
  number: number
  /** Chosen by the caller, who may repeat a call whose answer got lost. */
  id: string
  made_at: number
  /** Name of the operator; empty for the command line. */
  made_by: string
  source: string
  reason: string
  /** The set whose changes this one takes back. */
  undoes: number | null
}

/** A field of a record, and its value before and after a change. */
interface FieldChangeColumns {
  /** From 0, in the order of the set. */
  position: number
  kind: string
  code: string
  /** As `pathOf` writes it; empty for a record that is new or removed. */
  path: string
  /** Null: there was, or is, no such value. A record that is new holds neither: it is in its table. */
  before_value: Json | null
  after_value: Json | null
}

/** Change of one field of a record. */
interface RecordChangeTable extends FieldChangeColumns {
  set_number: number
}

/** Changes of records that wait for an instant, and those that waited. */
interface PlannedSetTable {
  /** Chosen by the caller; the change set that comes of it has the same. */
  id: string
  /** Epoch milliseconds. */
  due: number
  made_at: number
  /** Name of the operator. */
  made_by: string
  reason: string
  state: 'planned' | 'refused' | 'done' | 'removed'
  /** Rises with each change of the plan. */
  revision: number
  /** Why it was refused at its instant. */
  refusal: Json | null
}

interface PlannedChangeTable extends FieldChangeColumns {
  set_id: string
}

/** One change of many records, or the undoing of another one. */
interface BulkJobTable {
  /** Chosen by the caller, who may repeat a call whose answer got lost. */
  id: string
  made_at: number
  /** Name of the operator. */
  made_by: string
  reason: string
  kind: string
  /** As `bulk-change.ts` describes it; null for a job that undoes another. */
  change: Json | null
  /** The job whose changes this one takes back. */
  undoes: string | null
  state: 'running' | 'done' | 'stopped'
  ended_at: number | null
  /** Number of its rows, and of those in each state that is final. */
  total: number
  done: number
  same: number
  failed: number
}

/** One record of a job. */
interface BulkRowTable {
  job_id: string
  /** From 0, in the order in which the job comes to them. */
  position: number
  code: string
  state: 'waiting' | 'done' | 'same' | 'failed'
  /** The change set that holds its changes. */
  set_number: number | null
  /** Why it failed. */
  problem: Json | null
}

/** Rows an import will write, in its order: rows of a kind, a product with its skus, or the code of a sku to remove. */
interface StagedRowTable {
  import_id: string
  /** From 0. */
  position: number
  kind: string
  content: Json
}

interface BrandTable {
  code: string
  name: Json
  image_url: string | null
  position: number
}

interface CategoryTable {
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

interface ChartTable {
  code: string
  name: Json
  /** HTML in both languages. */
  content: Json
}

interface AttributeTable {
  code: string
  origin_code: string
  attribute_type: string
  front_name: Json
  values_json: Json
  position: number
}

/** Units of paid orders. */
interface SpuSoldTable {
  spu_code: string
  /** Days since 1970, in Hong Kong. */
  day: number
  units: number
  /** Cents that shoppers paid for them, GO DOLLAR and freight left out. */
  amount: ColumnType<number, number | undefined, number>
  /** 1 while the sort by sales counts the day. */
  is_recent: Flag
}

/** Paid orders of a day, counted once each. */
interface SalesDayTable {
  /** Days since 1970, in Hong Kong. */
  day: number
  orders: number
  /** Cents paid with money. */
  amount: number
  /** Goods and add-ons; gifts are not sold. */
  units: number
}

/** A promotion, a code or a coupon in the paid orders of a day. */
interface SalesOfferTable {
  day: number
  code: string
  /** A type of promotion, `PROMOTION_CODE` or `PROMOTION_COUPON`. */
  type: string
  /** As the latest of the orders has it. */
  name: Json
  orders: number
  /** Cents it took off; gifts count nothing. */
  amount: number
}

/** Searches of a day that found nothing. */
interface SearchMissTable {
  day: number
  /** In small letters, without what could name a person. */
  word: string
  searches: number
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
  /** When it did, in epoch milliseconds. */
  changed_at: number
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
  /** The sum of the SKU's entries in `stock_move`, whose writer alone sets it (`stock/ledger.ts`). `null`: not counted. */
  on_hand: number | null
  reserved: number
  /** 1 while the catalogue's version does not count a change by an order (`catalogue/live/stock-feed.ts`). */
  is_unpublished: Generated<number>
  /** Instant at which an import, an operator or a count last set `on_hand`; read by the version before the ledger. */
  counted_at: Generated<number | null>
}

/** One entry of the ledger of stock. */
interface StockMoveTable {
  sku_code: string
  /** Of the SKU, from 1, without gaps. */
  number: number
  at: number
  reason: MoveReason
  /** Change of `on_hand`, where “not counted” is 0. */
  delta: number
  /** Units that came in or left (negative), also while they are not counted; 0 for corrections. */
  units: number
  /** Stock after the move. `null`: not counted from here on. */
  on_hand: number | null
  /** Instant for which a count holds, if it is not `at`. */
  counted_at: number | null
  /** Name of the operator; empty for imports. */
  actor: string
  /** Number of the order, return or delivery note; empty for none. */
  document: string
  /** Reason in the operator's words. */
  note: string
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
  /** Effect in the bag; `null` for nothing but its prices. */
  rule: Json
}

interface SessionTable {
  /** SHA-256 of the token, hex. The token itself is never stored. */
  token_hash: string
  /** `order`: a guest who looked up one order. */
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
  /** Instant of the last consent or withdrawal. */
  consent_at: number | null
  /** Version of the words that were agreed to. */
  consent_text: string | null
  /** Legal documents accepted when joining, with their versions: `terms-of-use@2 privacy-policy@1`. */
  accepted_terms: string | null
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
  /** Instant at which the person was removed from the row and from all others. */
  erased_at: ColumnType<number | null, number | null | undefined, number | null>
  /** The account that has everything of this one since they were merged. */
  merged_into: ColumnType<string | null, string | null | undefined, string | null>
}

/** An address or number that a merge has freed: its sign-in is refused with the reason until an account has it again. */
interface FormerContactTable {
  contact: string
  kind: 'email' | 'mobile'
  /** The account that stays. */
  user_code: string
  is_proved: Flag
  freed_at: number
}

/** Keys by which staff find a member's name (`rules/name-key.ts`). */
interface MemberNameTable {
  user_code: string
  /** From 0. */
  position: number
  name_key: string
}

/** A change of a member by staff, written in the transaction of the change. */
interface MemberEventTable {
  /** Chosen by the caller, who may repeat a call whose answer got lost. */
  id: string
  user_code: string
  made_at: number
  /** Name of the operator. */
  made_by: string
  kind: MemberEventKind
  /** Values before and after; addresses and numbers are masked. Empty where there is none. */
  before_value: string
  after_value: string
  reason: string
}

/** A request about personal data. */
interface DataRequestTable {
  /** Chosen by the caller, who may repeat a call whose answer got lost. */
  id: string
  user_code: string
  kind: DataRequestKind
  state: DataRequestState
  asked_at: number
  /** The answer is due at this instant. */
  due_at: number
  /** Names of operators. */
  noted_by: string
  note: string
  closed_at: number | null
  closed_by: string | null
  /** The answer, or the reason of a refusal. */
  answer: string
}

/** A message to customer service. */
export interface FeedbackTable {
  id: string
  /** Code of the topic; null for none. */
  topic: ColumnType<string | null, string | null | undefined, string | null>
  name: string
  email: string
  subject: string
  /** `+852 91234567` */
  mobile: string | null
  content: string
  locale: Locale
  created_at: number
  /** Instant its letter was taken; null where it is only here. */
  forwarded_at: number | null
  state: ColumnType<MessageState, MessageState | undefined, MessageState>
  /** Rises with every change by staff. */
  version: ColumnType<number, number | undefined, number>
  handled_at: ColumnType<number | null, number | null | undefined, number | null>
  /** Operator who changed its state last. */
  handled_by: ColumnType<string | null, string | null | undefined, string | null>
}

/** An answer of staff to a message, and its mail. */
export interface FeedbackAnswerTable {
  /** Of the call that wrote it: the same call gives the same answer. */
  id: string
  feedback_id: string
  made_at: number
  made_by: string
  subject: string
  content: string
  state: AnswerState
  attempts: number
  /** Not sent before this moment. */
  next_at: number
  sent_at: number | null
}

interface MemberLevelTable {
  code: string
  name: Json
  /** The lowest is what new members get. */
  rank: number
}

/** A picture of a code, until the first attempt to read it. */
interface ImageCodeTable {
  /** SHA-256 of the token, hex. */
  token_hash: string
  /** SHA-256 of token and code, hex: worth nothing without the token. */
  code_hash: string
  expires_at: number
}

/** A line of a site file (`site/README.md`), by kind and code. */
interface SiteEntryTable {
  kind: string
  code: string
  content: Json
  /** The catalogue version that last touched it. */
  changed_in: number
}

/** A shopper who waits for a sku. Open while `notified_at` is null; one open notice per sku and address. */
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
  /** Number of failed attempts to send its mail. */
  tries: ColumnType<number, number | undefined, number>
  /** When last; null where it never was refused. */
  tried_at: ColumnType<number | null, number | null | undefined, number | null>
}

/** An address on the mailing list; one row per address. */
/** Consent of an address to the newsletter, and its end. Rows are only ever added, until the person is erased. */
interface SignUpEventTable {
  id: string
  /** Folded to lower case. */
  email: string
  happened_at: number
  /** `CHOSE`: other topics, while on the list. */
  kind: 'JOINED' | 'LEFT' | 'CHOSE'
  /** A form, the `LINK` of a mail, the `PROFILE` of a member; `BEFORE` events were noted. */
  source: SignUpType | 'LINK' | 'PROFILE' | 'BEFORE'
  /** Topics from then on, as `sign_up.topics`; empty for `LEFT`. */
  topics: ColumnType<string, string | undefined, string>
}

interface SignUpTable {
  id: string
  /** Folded to lower case. */
  email: string
  /** Of `api/rules/regions.ts`; null where the form does not ask. */
  country: Region | null
  /** The form of the first sign-up, or a member's `PROFILE`. */
  source: SignUpType | 'PROFILE'
  /** What to write in. */
  locale: Locale
  created_at: number
  /** Unsubscribes the address; part of the link in every mail. */
  unsubscribe_token: string
  /** Instant the address was taken off; null while it is written to. */
  ended_at: number | null
  /** Codes of the topics chosen, with spaces between; empty for the whole newsletter. */
  topics: ColumnType<string, string | undefined, string>
}

/** An identity a third party vouched for, until it is linked or runs out. */
export interface ThirdPartyProofTable {
  /** SHA-256 of the ticket or the `thirdPartyId`, hex. */
  token_hash: string
  /**
   * `ticket`: from a return that this browser's own press began. `foreign`: from any other return. `question`: the shopper was asked, and
   * agrees by sending it. `pending`: waits for an account.
   */
  stage: 'ticket' | 'foreign' | 'question' | 'pending'
  app_type: ThirdPartyType
  issuer: string
  subject: string
  nick_name: string | null
  email: string | null
  mobile: string | null
  /** User code of the session it belongs to. */
  browser: string
  expires_at: number
}

/** An identity that opens an account; one of each type per account. */
interface ThirdPartyLinkTable {
  app_type: ThirdPartyType
  issuer: string
  subject: string
  user_code: string
  linked_at: number
}

interface SpentSsoTokenTable {
  /** SHA-256 of issuer and `jti`, hex. */
  token_hash: string
  /** Expiry of the token itself. */
  expires_at: number
}

/** The code last sent to a receiver for a purpose. */
interface VerifyCodeTable {
  purpose: VerifyPurpose
  /** A folded e-mail address or a normalised mobile. */
  receiver: string
  /** Network address that asked for the code; empty in process. Each has a code of its own. */
  requester: string
  /** Of this sending; a newer code has another. */
  id: string
  salt: string
  /** Keyed hash of the code, its salt, its purpose and its receiver. The code itself is never stored. */
  code_hash: string
  /** Tries so far. */
  tries: number
  sent_at: number
  expires_at: number
  used_at: number | null
}

/** Counts of what was done or failed lately (`rate-limit/rate-limiter.ts`). */
interface RateLimitTable {
  /** SHA-256 of the counter's name and its key, hex. */
  key_hash: string
  count: number
  /** End of the count. */
  expires_at: number
  /** 0 when it is not locked. */
  locked_until: number
}

/** People who work here. */
interface StaffTable {
  /** `code` without case and outer spaces. */
  folded_code: string
  code: string
  name: string
  is_active: Flag
  /** First instant at which the code counts; null for no beginning. */
  active_from: ColumnType<number | null, number | null | undefined, number | null>
  /** First instant at which the code does not count any more. */
  active_until: ColumnType<number | null, number | null | undefined, number | null>
  /** Code of the pick-up point where the person works; null for none. */
  place: ColumnType<string | null, string | null | undefined, string | null>
}

/** A message that would have been sent. */
interface OutboxTable {
  id: string
  kind: 'MAIL' | 'SMS'
  receiver: string
  /** Empty for short messages. */
  subject: string
  text: string
  /** Empty for short messages. */
  html: string
  created_at: number
}

/** The bag of a visitor or a member. A visitor's bag runs out; a member's has no end. */
interface CartTable {
  owner_code: string
  /** Rises with every change. */
  version: number
  updated_at: number
  expires_at: number | null
  /** At most one code and one coupon: `[{ "kind", "code" }]`. */
  discount_codes: ColumnType<Json, Json | undefined, Json>
  /** Whole GO DOLLAR that the shopper wants to use at most. */
  go_dollar: ColumnType<number, number | undefined, number>
  /** Lines that orders have taken out of it, the latest last: `[{ "skuCode", "activityCode", "orderCode" }]`. */
  ordered_lines: ColumnType<Json, Json | undefined, Json>
}

/** Goods a shopper wants, without prices: prices and stock are looked up when the bag is read. */
export interface CartLineTable {
  /** Rises with the time the line was added. */
  id: string
  owner_code: string
  sku_code: string
  /** The EXCHANGE promotion of an add-on; empty for goods at their own price. */
  activity_code: string
  quantity: number
  is_selected: Flag
  /** Cents asked for one unit when it was added; `null` for an add-on. */
  added_price: number | null
  /** JSON that came with the line. */
  ext_props: Json
  updated_at: number
}

/** Gifts chosen of a promotion that offers several. */
interface CartGiftChoiceTable {
  owner_code: string
  activity_code: string
  sku_codes: Json
}

/** An order. Amounts in cents; they were calculated when it was placed and never change. */
export interface OrderHeadTable {
  code: string
  /** The number that shoppers and the payment provider see. */
  external_no: string
  owner_code: string
  is_member: Flag
  /** Of the call that placed it: the same key gives the same order. */
  client_key: string
  /** SHA-256 of the request, hex: the same key with another request is refused. */
  request_hash: string
  /** Folded. */
  email: string
  /** The mailbox behind `email` in one spelling (`rules/mailbox.ts`), and the receiver's mobile: they tell a visitor's first order. */
  mailbox: string
  mobile: string
  /** Staff code of the guide; empty for none. */
  guide_code: string
  locale: Locale
  /** Follows from the columns below and the lines (`rules/order-status.ts`). */
  status: OrderStatus
  is_paid: Flag
  cancelled_by: CancelledBy | null
  is_evaluated: Flag
  /** True if its units are in `spu_sold`. */
  is_sold_counted: Flag
  /** True if staff placed it while the shop was closed. */
  is_trial: Flag
  /** Rises with every change. */
  version: number
  created_at: number
  /** Unpaid, it is cancelled at this moment. */
  pay_until: number
  product_amount: number
  discount: number
  coupon: number
  freight: number
  service_fee: number
  deduction: number
  amount: number
  /** Receiver, delivery, services, activities: shown with the order, and not used by any rule. */
  content: Json
  /** Days on which it arrives, and the terms they follow from (`rules/delivery-dates.ts`); null where the shop did not say. */
  delivery: Json | null
  /** Keys and units that it counts in `unpaid_hold` while it waits for payment; null for one that never counted. */
  holding: Json | null
}

export interface OrderLineTable {
  order_code: string
  /** From 0. */
  position: number
  sku_code: string
  spu_code: string
  line_type: 'SALABLE_PRODUCT' | 'GIFT' | 'ATTACHED_PRODUCT'
  quantity: number
  unit_price: number
  /** Cents after all discounts. */
  net: number
  /** Cents of it that GO DOLLAR paid. */
  deduction: number
  shipped: number
  received: number
  /** Units that will never ship. */
  closed: number
  /** Names in both languages, picture, options, prices, shares of activities, cents per unit. */
  content: Json
}

/** Kept by every transaction that changes the status of an order. */
export interface OrderCountTable {
  /** Of the owner, or `all 00` to `all 15`: these rows together count the orders of all owners. */
  owner_code: string
  status: OrderStatus
  orders: number
}

/** What lists of orders search. */
export interface OrderSearchTable {
  order_code: string
  owner_code: string
  /** Number and names in both languages, one a line, in lower case. */
  words: string
}

/** Stock that an order holds: one row per SKU, whatever the lines. */
interface StockHoldTable {
  order_code: string
  sku_code: string
  /** Units still held; once all have left or were released, all units of the order. */
  quantity: number
  /** `HELD` counts as reserved; `RELEASED` was given back; `SHIPPED` has left. */
  state: 'HELD' | 'RELEASED' | 'SHIPPED'
}

/** A parcel. */
export interface ShipmentTable {
  order_code: string
  /** From 1 inside the order. */
  number: number
  courier: CourierCode
  /** Empty where parcels have no numbers. */
  tracking_no: string
  memo: string
  shipped_at: number
  received_at: number | null
}

/** Units of a line in a parcel. */
interface ShipmentLineTable {
  order_code: string
  number: number
  position: number
  quantity: number
}

/** A stop of a parcel. */
export interface ExpressDetailTable {
  id: string
  order_code: string
  /** Of the shipment. */
  number: number
  happened_at: number
  remark: string
}

/** Sums held by all unpaid orders of a shopper, a contact or a network. */
export interface UnpaidHoldTable {
  kind: HolderKind
  /** SHA-256 of kind and key, hex. */
  key_hash: string
  orders: number
  units: number
  /** Cents. */
  amount: number
}

/** Events of an order; rows are added and never changed. */
export interface OrderEventTable {
  /** Rises with time. */
  id: string
  order_code: string
  happened_at: number
  kind: string
  /** `shopper`, `shop`, `payment`, `deadline`, or `operator:name`. */
  actor: string
  detail: Json
}

/** One try to pay an order. */
export interface PaymentAttemptTable {
  /** Its name at the provider. */
  ref: string
  order_code: string
  number: number
  method: PaymentMethod
  amount: number
  state: 'OPEN' | 'PAID' | 'FAILED'
  pay_ref: string | null
  created_at: number
  settled_at: number | null
  /** The provider is asked about an open attempt from this moment on. */
  ask_at: ColumnType<number, number | undefined, number>
}

/** A notice of the provider, kept before it is answered. */
export interface PaymentNoticeTable {
  /** SHA-256 of what was signed, or of a body without a valid signature; hex. The same notice is stored once. */
  id: string
  received_at: number
  body: string
  state: 'PENDING' | 'APPLIED' | 'REFUSED'
  /** Why it was refused. */
  reason: string | null
  handled_at: number | null
  /** The attempt it names; empty when it is not signed and names none that the shop knows. */
  ref: string
}

/** A payment beside the one of its attempt. */
export interface SparePaymentTable {
  /** Of the attempt. */
  ref: string
  /** The provider's number of the payment. */
  pay_ref: string
  order_code: string
  /** `PAID_DIFFERENT`: of another amount than the order's; the shop decides what becomes of it. The others are refunded at once. */
  kind: 'PAID_TWICE' | 'PAID_LATE' | 'PAID_DIFFERENT'
  /** In hundredths of the currency; null when the provider named none. */
  amount: number | null
  /** ISO 4217 number. */
  currency: string
  arrived_at: number
}

/** Money to be paid back. */
interface RefundTable {
  /** The reason and what it is about: the same refund is queued once. */
  id: string
  order_code: string
  pay_ref: string
  amount: number
  reason: SparePaymentTable['kind'] | 'CANCELLED' | 'SHOP' | 'RETURN'
  /** `SENT`: the provider was asked, and its answer is not known yet. */
  state: 'QUEUED' | 'SENT' | 'DONE' | 'REFUSED'
  created_at: number
  handled_at: number | null
  attempts: ColumnType<number, number | undefined, number>
  /** Not looked at before this moment. */
  next_at: ColumnType<number, number | undefined, number>
  /** The return that it pays back. */
  after_sales_code: ColumnType<string | null, string | null | undefined, never>
}

/** A mail about an order, written in one transaction with its event. */
export interface OrderMailTable {
  /** Of the event. */
  id: string
  order_code: string
  kind: 'PLACED' | 'PAID' | 'SHIPPED' | 'CANCELLED' | 'REFUNDED' | `AFTER_SALES_${AfterSalesStatus}`
  /** `GIVEN_UP`: not taken in time. */
  state: 'READY' | 'SENT' | 'GIVEN_UP'
  attempts: number
  created_at: number
  next_at: number
  sent_at: number | null
}

/** A bag as it was when it was shared. */
interface CartShareTable {
  code: string
  owner_code: string
  /** Nickname of the member who shared it; empty for others. */
  operator_name: string
  lines: Json
  expires_at: number
}

/** Discount of a coupon or a code: audience, period, limits. */
export interface CampaignTable {
  code: string
  type: 'PROMOTION_CODE' | 'PROMOTION_COUPON'
  name: Json
  description: Json
  account_scope: string
  levels: Json
  begin_time: number
  end_time: number
  is_stopped: Flag
  /** Products it counts and discounts; empty covers all. */
  spu_codes: Json
  /** Reduction, threshold, limits, and how shoppers get it. */
  rule: Json
}

/** A bag with the sums that it must cost. */
/** A view of a list of the desk. */
interface ListViewTable {
  id: string
  /** Address of the list below the desk. */
  list: string
  name: string
  query: string
  /** Name of an operator. */
  owner: string
  is_shared: number
  changed_at: number
}

interface PromotionExampleTable {
  id: string
  name: string
  /** JSON, as `api/try-out/example-store.ts` writes it; so are the sums, in cents. */
  bag: string
  expected: string
  /** Name of an operator. */
  kept_by: string
  kept_at: number
}

/** A coupon, or a code of one member alone, issued to a member. */
export interface CouponTable {
  /** Unguessable; of a member's own code what the member types. */
  id: string
  campaign_code: string
  user_code: string
  state: 'NORMAL' | 'FREEZE' | 'USED'
  /** The order that holds or has used it. */
  order_code: string | null
  issued_at: number
  begin_time: number
  end_time: number
  used_at: number | null
}

/** Number of coupons issued, or of orders that took a code. */
interface CampaignCountTable {
  campaign_code: string
  /** Empty for all shoppers together. */
  user_code: string
  taken: number
}

/** A shared code in an order. A released one is deleted. */
interface CodeUseTable {
  order_code: string
  campaign_code: string
  user_code: string
  state: 'FREEZE' | 'USED'
  taken_at: number
}

/** The key under which codes that count once are hashed; one row, as soon as there are such codes. */
interface CodeKeyTable {
  id: number
  /** base64url */
  secret: string
}

/** Codes that count once, made together. */
export interface CodeBatchTable {
  /** Chosen by the caller, who may repeat a call whose answer got lost. */
  id: string
  campaign_code: string
  /** A `#` is a random sign. */
  pattern: string
  /** The codes follow from it (base64url); null once they were handed out, or never will be. */
  seed: string | null
  made_at: number
  /** Name of the operator. */
  made_by: string
  state: 'making' | 'done'
  /** Number of codes that were asked for. */
  total: number
  next_position: number
  made: number
  /** Number of codes in each state that is not free. */
  held: number
  used: number
  withdrawn: number
  exported_at: number | null
  exported_by: string | null
  /** All that is not held or used counts no more. */
  withdrawn_at: number | null
  withdrawn_by: string | null
}

/** A code that counts once. Its text is known to those who have it. */
export interface UniqueCodeTable {
  /** HMAC-SHA-256 of the code without dashes, base64url. */
  code_hash: string
  batch_id: string
  position: number
  /** Its last four signs. */
  ending: string
  state: 'NORMAL' | 'FREEZE' | 'USED' | 'WITHDRAWN'
  /** Shopper whose order holds it or has used it. */
  user_code: string | null
  order_code: string | null
  changed_at: number
}

/** Steps of staff with the codes and coupons of a campaign. */
interface CampaignEventTable {
  id: string
  campaign_code: string
  made_at: number
  made_by: string
  kind: CampaignEventKind
  /** Pattern of a batch, ending of a code, masked name of a member. */
  about: string
  count: number
  reason: string
}

/** Coupons that an operator issues together. */
export interface CouponIssueTable {
  /** Chosen by the caller, who may repeat a call whose answer got lost. */
  id: string
  campaign_code: string
  made_at: number
  made_by: string
  reason: string
  /** As `member-filter.ts` describes it; null for a list of members. */
  filter: Json | null
  /** The last member that the filter has looked at; null once all members are named. */
  named_until: string | null
  /** `naming`: the filter still looks for members. `takingBack`: what was issued is taken back, as far as it is unused. */
  state: 'naming' | 'running' | 'done' | 'stopped' | 'takingBack'
  ended_at: number | null
  /** Number of its rows, and of those in each state that is final. */
  total: number
  done: number
  failed: number
  taken_back: number
  /** The row that taking back comes to next. */
  next_position: number
}

/** A member of an issue. */
export interface CouponIssueRowTable {
  issue_id: string
  /** From 0, in the order in which the job comes to them. */
  position: number
  campaign_code: string
  /** As the operator typed it; empty for members that a filter found. */
  typed: string
  user_code: string | null
  state: 'waiting' | 'done' | 'failed' | 'takenBack'
  /** Why it failed. */
  problem: IssueFailure | null
  coupon_id: string | null
  changed_at: number
}

/** GO DOLLAR granted together. */
interface GoDollarLotTable {
  id: string
  user_code: string
  /** Whole GO DOLLAR. */
  granted: number
  remaining: number
  /** Reason of the grant, by language. */
  remark: Json
  granted_at: number
  expires_at: number
}

/** Referrer of a new member. */
interface ReferralTable {
  /** Of the new member. */
  user_code: string
  referrer_code: string
  /** Reward; null above the limit. */
  lot_id: string | null
  created_at: number
}

/** Share of a lot that an order took; one row per order and lot. */
interface GoDollarUseTable {
  order_code: string
  lot_id: string
  user_code: string
  points: number
  used_at: number
  /** Null while the order holds it, or when it was spent. */
  returned_at: number | null
  /** The lot it came back to: its own, or a new one where that ends too soon. */
  returned_to: string | null
}

/** A SKU on a member's wish list; one row per member and SKU. */
interface FavoriteTable {
  id: string
  user_code: string
  /** The catalogue may no longer have it. */
  sku_code: string
  created_at: number
}

/** An address of a member; one of them is the default. */
interface DeliveryAddressTable {
  code: string
  user_code: string
  is_default: Flag
  content: Json
  created_at: number
  updated_at: number
}

/** The billing address of a member or a visitor. */
interface BillingAddressTable {
  owner_code: string
  code: string
  content: Json
  updated_at: number
  /** A visitor's runs out; a member's has no end. */
  expires_at: number | null
}

/** A return or an exchange. Source: M-207, MO-70, MO-73. */
export interface AfterSalesOrderTable {
  /** The number that shoppers see. */
  code: string
  order_code: string
  /** Owner of the order. */
  owner_code: string
  /** Of the call that asked for it: the same key gives the same record. */
  client_key: string
  /** SHA-256 of what was asked, hex. */
  request_hash: string
  type: AfterSalesType
  status: AfterSalesStatus
  reason: AfterSalesReason
  memo: string
  method: AfterSalesMethod
  /** Way the goods come back, as the shopper entered it; may be empty. */
  carrier: string
  tracking_no: string
  /** Why the shop refused; empty otherwise. */
  answer: string
  /** Cents of the goods that were paid with money. */
  amount: number
  /** Cents of freight that are paid back too. */
  freight: number
  /** Whole GO DOLLAR that paid for the goods and come back. */
  points: number
  /** Whole GO DOLLAR that the goods had earned and are owed back, also where the balance was too low to take them. */
  earned_back: number
  created_at: number
  /** Instant its refund was decided: money queued, GO DOLLAR moved. */
  refunded_at: number | null
  /** Transport of the replacement. */
  out_courier: CourierCode | null
  out_tracking_no: string
  out_at: number | null
  /** Instant the replacement arrived; it can be returned from then on. */
  replaced_at: number | null
}

/** Units of a line of the order. */
export interface AfterSalesLineTable {
  after_sales_code: string
  /** Of the order's line. */
  position: number
  quantity: number
  /** Units that came back. */
  executed: number
  amount: number
  points: number
  /** The SKU to get instead; empty unless it is an exchange. */
  exchange_sku: string
  /** Returned goods that are the replacement of an earlier exchange; empty for the goods of the order's line. */
  goods: Json
  /** The SKU to get instead as it was called then; empty without one, and when the catalogue did not have it. */
  exchange_goods: Json
}

/** One unit of an order that is in after-sales, with its stored share. Those of refused and cancelled records are deleted. */
interface AfterSalesUnitTable {
  order_code: string
  position: number
  /** From 0 inside its line; a replacement counts on from the line's quantity, the replacement of a replacement from twice that. */
  unit: number
  /** Of a replacement; empty for the SKU of the order's line. */
  sku_code: string
  after_sales_code: string
  amount: number
  points: number
}

/** GO DOLLAR that moved because of a return. Rows are only ever added. */
interface GoDollarChangeTable {
  id: string
  after_sales_code: string
  order_code: string
  user_code: string
  /** `RETURNED`: GO DOLLAR used for the goods were returned. `TAKEN_BACK`: GO DOLLAR earned with them were taken back. */
  kind: 'RETURNED' | 'TAKEN_BACK'
  lot_id: string
  /** The lot that had paid; null for what was taken back. */
  from_lot_id: string | null
  /** Whole GO DOLLAR; negative for what was taken back. */
  points: number
  changed_at: number
}

/** GO DOLLAR that staff took from a lot. */
interface GoDollarAdjustmentTable {
  /** Of the change in the member's log. */
  event_id: string
  lot_id: string
  user_code: string
  /** Whole GO DOLLAR, negative. */
  points: number
  made_at: number
}

/** A photo of goods that come back: a JPEG without what a camera wrote into it. */
interface AfterSalesPhotoTable {
  id: string
  order_code: string
  /** Null until a return takes it. */
  after_sales_code: string | null
  bytes: Uint8Array
  created_at: number
}

/** The shop was opened to shoppers, or closed to them. The newest row holds. */
interface OpeningEventTable {
  /** From 1. */
  number: number
  is_open: number
  /** Name of the operator; empty for what the shop began with. */
  made_by: string
  made_at: number
}

/** An entry of the guide that the shop has set aside. */
interface GuideMarkTable {
  entry: string
  /** Name of the operator. */
  made_by: string
  made_at: number
}

/** An import of a whole shop. */
interface ShopImportTable {
  id: string
  /** Name of its file. */
  archive: string
  /** Name of the operator. */
  started_by: string
  started_at: number
  state: 'running' | 'done' | 'failed'
  step: ImportStep
  done: number
  total: number
  /** Last sign of life of its process. */
  seen_at: number
  /** Outcome; empty while it runs. */
  result: Json
}

/** The practice shop. */
interface PracticeShopTable {
  /** 1. */
  slot: number
  id: string
  /** Name of the operator. */
  made_by: string
  made_at: number
  /** Instant from which it is gone. */
  ends_at: number
  state: 'making' | 'ready' | 'failed' | 'removing'
  step: PracticeStep
  done: number
  total: number
  /** Last sign of life of its process. */
  seen_at: number
  /** The process that holds it, as the machine's engineer knows it. */
  process: string
  origin: string
  /** Why it could not be made; empty if it was. */
  problem: Json
}

/** An address by which an operator enters the practice shop once. */
interface PracticeEntryTable {
  secret_hash: string
  /** Practice shop that it opens. */
  shop_id: string
  /** Operator with the role, as JSON. */
  operator: Json
  expires_at: number
}

/** Number of times that one thing happened to a variant of a test on a day. */
interface ExperimentCountTable {
  /** Id of the test's block. */
  experiment: string
  /** The round, from 1. */
  revision: number
  variant: VariantName
  kind: Counted
  /** `2026-11-25`, in Hong Kong. */
  day: string
  count: number
}

interface WebhookReceiverTable {
  id: string
  url: string
  /** Array of the types it is sent. */
  types: Json
  /** 0: events are neither kept for it nor sent. */
  is_on: Flag
  /** Signs what it is sent, so it is stored as it is. */
  secret: string
  /** The one before; it signs too until the instant beside it. */
  old_secret: string | null
  old_secret_until: number | null
  created_at: number
  /** Failed attempts in a row. */
  failures: number
  /** Instant of the first of them. */
  failing_since: number | null
  /** Nothing is sent before, because attempts failed in a row. */
  rests_until: number
  /** Failed for too long: events are kept for it until staff resume it or a test arrives. */
  paused_at: number | null
  /** Instant of the last success. */
  delivered_at: number | null
}

/** An event for one receiver, written in the transaction of what it tells. */
interface WebhookDeliveryTable {
  id: string
  receiver_id: string
  /** The same for each receiver and attempt. */
  event_id: string
  type: string
  /** `order E2026…`, `sku …`: deliveries of one subject are sent in the order of `position`. */
  subject: string
  position: number
  /** As it is sent and signed. */
  body: string
  created_at: number
  state: DeliveryState
  /** Attempts that have begun. */
  attempts: number
  next_at: number
}

interface WebhookAttemptTable {
  delivery_id: string
  /** From 1. */
  number: number
  made_at: number
  took_ms: number
  /** HTTP status; null where no answer came. */
  status: number | null
  /** Beginning of the answer, or the error. */
  answer: string
}
