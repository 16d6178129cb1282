import { type BooksSchema, narrowToOrders } from './books-of-orders.ts'

/** Something that must hold for the rows of orders; the statement finds what breaks it, as one column `what`. */
interface BookRule {
  readonly name: string
  readonly sql: string
  /** Compares sums over all owners: it says nothing about a few orders. */
  readonly isOfAll?: true
}

const CANCELLED = "('CANCELED', 'AUTO_CANCEL')"

/** Units of the lines of each order and SKU, and those it holds. */
const LINE_UNITS =
  'select order_code, sku_code, sum(quantity - closed) as units from order_line group by order_code, sku_code'

/** Units of the lines of each order. */
const HELD_UNITS = 'select order_code, sum(quantity) as units from order_line group by order_code'

const countOf = (table: string, where: string) =>
  `(select count(*) from ${table} x where x.order_code = h.code and ${where})`

/** In the common ground of SQLite and PostgreSQL. */
export const BOOK_RULES: readonly BookRule[] = [
  {
    name: 'reserved stock is what orders hold',
    sql: `select s.sku_code as what from sku_stock s
      left join (select sku_code, sum(quantity) as held from stock_hold where state = 'HELD' group by sku_code) h
        on h.sku_code = s.sku_code
      where s.reserved <> coalesce(h.held, 0)
      union select distinct h.sku_code from stock_hold h
      where h.state = 'HELD' and not exists (select 1 from sku_stock s where s.sku_code = h.sku_code)`,
  },
  {
    name: 'stock on hand is the sum of its moves',
    sql: `select s.sku_code as what from sku_stock s
      left join (select sku_code, sum(delta) as moved from stock_move group by sku_code) m on m.sku_code = s.sku_code
      where coalesce(s.on_hand, 0) <> coalesce(m.moved, 0)`,
  },
  {
    name: 'each move of stock follows the one before',
    isOfAll: true,
    sql: `select m.sku_code || ' ' || m.number as what from
        (select sku_code, number, delta, units, on_hand, sum(delta) over (partition by sku_code order by number) as level,
          row_number() over (partition by sku_code order by number) as place,
          row_number() over (partition by sku_code order by number desc) as from_end from stock_move) m
      left join sku_stock s on s.sku_code = m.sku_code
      where m.number <> m.place or m.level <> coalesce(m.on_hand, 0)
        or (m.on_hand is not null and m.units <> 0 and m.units <> m.delta)
        or (m.from_end = 1 and (m.on_hand is null) <> (s.on_hand is null))`,
  },
  {
    name: 'stock on hand covers what is held',
    sql: 'select sku_code as what from sku_stock where on_hand < reserved',
  },
  {
    name: 'orders that wait for payment or delivery hold the units of their lines',
    sql: `select h.code || ' ' || l.sku_code as what from order_head h
      join (${LINE_UNITS}) l on l.order_code = h.code
      left join stock_hold s on s.order_code = l.order_code and s.sku_code = l.sku_code and s.state = 'HELD'
      where h.status in ('WAIT_PAY', 'WAIT_DELIVERY') and coalesce(s.quantity, 0) <> l.units`,
  },
  {
    name: 'ended orders hold no stock, and others have released none',
    sql: `select h.code || ' ' || s.sku_code as what from order_head h join stock_hold s on s.order_code = h.code
      where (s.state = 'HELD' and h.status in ('CANCELED', 'AUTO_CANCEL', 'WAIT_RECEIVE', 'WAIT_EVALUATE', 'COMPLETED'))
        or (s.state = 'RELEASED' and h.status not in ${CANCELLED})`,
  },
  {
    name: 'what unpaid orders hold is counted under their keys',
    isOfAll: true,
    sql: `select u.kind || ' ' || u.key_hash as what from unpaid_hold u
      left join order_head h on h.status = 'WAIT_PAY' and h.holding like '%"' || u.key_hash || '"%'
      left join (${HELD_UNITS}) l on l.order_code = h.code
      group by u.kind, u.key_hash, u.orders, u.units, u.amount
      having u.orders <> count(h.code) or u.units <> sum(coalesce(l.units, 0)) or u.amount <> sum(coalesce(h.amount, 0))
      union all select h.code from order_head h where h.status = 'WAIT_PAY' and h.holding is not null
        and not exists (select 1 from unpaid_hold u where h.holding like '%"' || u.key_hash || '"%')`,
  },
  {
    name: 'the amounts of an order add up',
    sql: `select code as what from order_head
      where amount <> product_amount - discount - coupon + freight + service_fee - deduction or amount < 0`,
  },
  {
    name: 'the lines of an order add up to its goods',
    sql: `select h.code as what from order_head h
      left join (select order_code, sum(net) as net from order_line group by order_code) l on l.order_code = h.code
      where coalesce(l.net, -1) <> h.product_amount - h.discount - h.coupon`,
  },
  {
    name: 'GO DOLLAR pays at most for the goods of each line',
    sql: `select h.code as what from order_head h
      join (select order_code, sum(deduction) as deduction, min(net - deduction) as rest from order_line group by order_code) l
        on l.order_code = h.code
      where l.deduction > h.deduction or l.rest < 0`,
  },
  {
    name: 'the status follows from the facts',
    sql: `select h.code as what from order_head h
      join (select order_code,
          min(case when received + closed >= quantity then 1 else 0 end) as all_received, max(received) as received,
          min(case when shipped + closed >= quantity then 1 else 0 end) as all_shipped, max(shipped) as shipped
        from order_line group by order_code) l on l.order_code = h.code
      where h.status <> case
        when h.cancelled_by = 'DEADLINE' then 'AUTO_CANCEL'
        when h.cancelled_by is not null then 'CANCELED'
        when h.is_paid = 0 then 'WAIT_PAY'
        when l.all_received = 1 and h.is_evaluated = 1 then 'COMPLETED'
        when l.all_received = 1 then 'WAIT_EVALUATE'
        when l.received > 0 then 'PARTIAL_RECEIVED'
        when l.all_shipped = 1 then 'WAIT_RECEIVE'
        when l.shipped > 0 then 'PARTIAL_SHIPPED'
        else 'WAIT_DELIVERY' end`,
  },
  {
    name: 'the counts of an owner are those of the orders',
    sql: `select coalesce(c.owner_code, h.owner_code) || ' ' || coalesce(c.status, h.status) as what
      from (select owner_code, status, orders from order_count where orders <> 0 and owner_code not like 'all %') c
      full join (select owner_code, status, count(*) as orders from order_head group by owner_code, status) h
        on h.owner_code = c.owner_code and h.status = c.status
      where coalesce(c.orders, 0) <> coalesce(h.orders, 0)`,
  },
  {
    name: 'the counts of all orders are those of their owners',
    isOfAll: true,
    sql: `select status as what from order_count group by status
      having sum(case when owner_code like 'all %' then orders else -orders end) <> 0`,
  },
  {
    name: 'lists of orders find every order by its number and its owner',
    sql: `select h.code as what from order_head h left join order_search s on s.order_code = h.code
      where s.order_code is null or s.owner_code <> h.owner_code or s.words not like h.external_no || '%'`,
  },
  {
    name: 'parcels hold what lines have shipped, and those that arrived what they have received',
    sql: `select l.order_code || ' ' || l.position as what from order_line l
      left join (select u.order_code, u.position, sum(u.quantity) as shipped,
          sum(case when s.received_at is null then 0 else u.quantity end) as received
        from shipment_line u join shipment s on s.order_code = u.order_code and s.number = u.number
        group by u.order_code, u.position) p
        on p.order_code = l.order_code and p.position = l.position
      where l.shipped <> coalesce(p.shipped, 0) or l.received <> coalesce(p.received, 0)
      union select s.order_code || ' parcel ' || s.number from shipment s
      where not exists (select 1 from shipment_line u where u.order_code = s.order_code and u.number = s.number)`,
  },
  {
    name: 'lines are received after they were shipped, and shipped at most once',
    sql: `select order_code || ' ' || sku_code as what from order_line
      where received > shipped or shipped + closed > quantity or received < 0 or closed < 0`,
  },
  {
    name: 'a paid order has one payment that is kept, others none',
    sql: `select h.code as what from order_head h
      where ${countOf(
        'payment_attempt',
        "x.state = 'PAID' and not exists (select 1 from refund r where r.id in ('PAID_LATE ' || x.ref, 'PAID_TWICE ' || x.ref))",
      )} <> case when h.is_paid = 1 and h.amount > 0 then 1 else 0 end`,
  },
  {
    name: 'every other payment of the order’s amount is paid back once, and an event tells of it',
    sql: `select p.pay_ref as what from spare_payment p
      where p.kind <> 'PAID_DIFFERENT'
        and ((select count(*) from refund r where r.order_code = p.order_code and r.pay_ref = p.pay_ref and r.reason = p.kind) = 0
          or (select count(*) from refund r where r.order_code = p.order_code and r.pay_ref = p.pay_ref and r.state <> 'REFUSED') > 1)
      union select r.id from refund r
      where r.reason in ('PAID_LATE', 'PAID_TWICE') and not exists (select 1 from order_event e
        where e.order_code = r.order_code and e.kind = r.reason and e.detail like '%"' || r.pay_ref || '"%')
      union select p.pay_ref from spare_payment p
      where p.kind = 'PAID_DIFFERENT' and not exists (select 1 from order_event e
        where e.order_code = p.order_code and e.kind = p.kind and e.detail like '%"' || p.pay_ref || '"%')`,
  },
  {
    name: 'payments are of the order’s amount',
    sql: `select a.ref as what from payment_attempt a join order_head h on h.code = a.order_code
      where a.amount <> h.amount or (a.state = 'PAID' and (a.pay_ref is null or a.settled_at is null))`,
  },
  {
    name: 'no more is paid back than was paid',
    sql: `select r.pay_ref as what from
        (select order_code, pay_ref, sum(amount) as amount from refund where state <> 'REFUSED' group by order_code, pay_ref) r
      left join (select pay_ref, order_code, amount from payment_attempt where state = 'PAID'
        union all select pay_ref, order_code, amount from spare_payment) a
        on a.pay_ref = r.pay_ref and a.order_code = r.order_code
      where r.amount > coalesce(a.amount, 0)`,
  },
  {
    name: 'the events of an order tell its facts',
    sql: `select h.code as what from order_head h
      where ${countOf('order_event', "x.kind = 'PLACED'")} <> 1
        or ${countOf('order_event', "x.kind = 'PAID'")} <> case when h.is_paid = 1 and h.amount > 0 then 1 else 0 end
        or ${countOf('order_event', "x.kind = 'CANCELLED'")} <> case when h.cancelled_by is null then 0 else 1 end
        or ${countOf('order_event', "x.kind = 'REFUNDED'")} <> ${countOf('refund', "x.state = 'DONE'")}`,
  },
  {
    name: 'each event that shoppers are told of has one mail',
    sql: `select e.order_code || ' ' || e.kind as what from order_event e left join order_mail m on m.id = e.id
      where (m.id is null and (e.kind in ('PLACED', 'PAID', 'SHIPPED', 'CANCELLED', 'REFUNDED') or e.kind like 'AFTER_SALES_%'))
        or m.kind <> e.kind
      union select m.order_code || ' ' || m.kind from order_mail m
      where not exists (select 1 from order_event e where e.id = m.id and e.order_code = m.order_code)
        or (m.state = 'SENT' and m.sent_at is null)`,
  },
  {
    name: 'coupons are held by orders that wait for payment, and used by paid ones',
    sql: `select c.id as what from coupon c left join order_head h on h.code = c.order_code
      where (c.state = 'FREEZE' and (h.status is null or h.status <> 'WAIT_PAY'))
        or (c.state = 'USED' and h.is_paid = 0) or (c.state = 'NORMAL' and c.order_code is not null)`,
  },
  {
    name: 'codes are held by orders that wait for payment, and used by paid ones',
    sql: `select c.order_code || ' ' || c.campaign_code as what from code_use c left join order_head h on h.code = c.order_code
      where (c.state = 'FREEZE' and (h.status is null or h.status <> 'WAIT_PAY'))
        or (c.state = 'USED' and h.is_paid = 0)`,
  },
  {
    name: 'codes that count once are held by orders that wait for payment, and used by paid ones, beside the count of their campaign',
    sql: `select u.code_hash as what from unique_code u left join order_head h on h.code = u.order_code
      left join code_batch b on b.id = u.batch_id
      where (u.state = 'FREEZE' and (h.status is null or h.status <> 'WAIT_PAY'))
        or (u.state = 'USED' and h.is_paid = 0)
        or (u.state in ('NORMAL', 'WITHDRAWN') and u.order_code is not null)
        or (u.state in ('FREEZE', 'USED') and not exists (select 1 from code_use c
          where c.order_code = u.order_code and c.campaign_code = b.campaign_code and c.state = u.state))`,
  },
  {
    name: 'the count of a campaign is the sum of its shoppers',
    sql: `select t.campaign_code as what from campaign_count t
      left join (select campaign_code, sum(taken) as taken from campaign_count where user_code <> '' group by campaign_code) u
        on u.campaign_code = t.campaign_code
      where t.user_code = '' and t.taken <> coalesce(u.taken, 0)`,
  },
  {
    name: 'codes that orders use are counted',
    sql: `select u.campaign_code || ' ' || u.user_code as what from
        (select campaign_code, user_code, count(*) as used from code_use group by campaign_code, user_code) u
      left join campaign_count c on c.campaign_code = u.campaign_code and c.user_code = u.user_code
      where coalesce(c.taken, 0) < u.used`,
  },
  {
    name: 'orders take GO DOLLAR of their owners’ lots, and cancelled ones have given it back',
    sql: `select u.order_code || ' ' || u.lot_id as what from go_dollar_use u
      left join order_head h on h.code = u.order_code left join go_dollar_lot l on l.id = u.lot_id
      where h.code is null or l.id is null or l.user_code <> h.owner_code
        or (h.status in ${CANCELLED}) <> (u.returned_to is not null)
      union select h.code from order_head h
      left join (select order_code, sum(points) as points from go_dollar_use group by order_code) u on u.order_code = h.code
      where h.deduction <> 100 * coalesce(u.points, 0)`,
  },
  {
    name: 'lots of GO DOLLAR hold no less than nothing',
    sql: 'select id as what from go_dollar_lot where remaining < 0',
  },
  {
    name: 'lots of GO DOLLAR hold what was granted, less what orders took of them, with what came back',
    sql: `select l.id as what from go_dollar_lot l where l.remaining <> l.granted
      - coalesce((select sum(points) from go_dollar_use where lot_id = l.id), 0)
      + coalesce((select sum(points) from go_dollar_use where returned_to = l.id), 0)
      + coalesce((select sum(points) from go_dollar_change where lot_id = l.id), 0)
      + coalesce((select sum(points) from go_dollar_adjustment where lot_id = l.id), 0)`,
  },
  {
    name: 'no more GO DOLLAR come back to an order than it used',
    sql: `select c.order_code as what from
        (select order_code, sum(points) as points from go_dollar_change where kind = 'RETURNED' group by order_code) c
      left join (select order_code, sum(points) as points from go_dollar_use where returned_at is null group by order_code) u
        on u.order_code = c.order_code
      where c.points > coalesce(u.points, 0)`,
  },
  {
    name: 'units that come back were received, each once',
    sql: `select u.order_code || ' ' || u.position as what from
        (select u.order_code, u.position, count(*) as units from after_sales_unit u
          join order_line l on l.order_code = u.order_code and l.position = u.position
          where u.unit < l.quantity group by u.order_code, u.position) u
      left join order_line l on l.order_code = u.order_code and l.position = u.position
      where u.units > coalesce(l.received + l.closed, 0)
      union select u.order_code || ' ' || u.position from after_sales_unit u
      left join order_line l on l.order_code = u.order_code and l.position = u.position
      where u.unit >= coalesce(l.quantity, 0) and not exists (select 1 from after_sales_unit e
        join after_sales_order a on a.code = e.after_sales_code
        where e.order_code = u.order_code and e.position = u.position and e.unit = u.unit - l.quantity
          and a.replaced_at is not null)`,
  },
  {
    name: 'units that will never ship are in a refund of their own',
    sql: `select l.order_code || ' ' || l.position as what from order_line l
      left join (select u.order_code, u.position, count(*) as units from after_sales_unit u
        join after_sales_order a on a.code = u.after_sales_code where a.reason = 'UNAVAILABLE'
        group by u.order_code, u.position) c on c.order_code = l.order_code and c.position = l.position
      where l.closed <> coalesce(c.units, 0)`,
  },
  {
    name: 'a return has the units of its lines, and none when it was refused or cancelled',
    sql: `select l.after_sales_code || ' ' || l.position as what from after_sales_line l
      join after_sales_order a on a.code = l.after_sales_code
      left join (select after_sales_code, position, count(*) as units, sum(amount) as amount, sum(points) as points
        from after_sales_unit group by after_sales_code, position) u
        on u.after_sales_code = l.after_sales_code and u.position = l.position
      where case when a.status in ('AUDIT_FAILED', 'CANCELED') then coalesce(u.units, 0)
        when coalesce(u.units, 0) <> l.quantity or u.amount <> l.amount or u.points <> l.points then 1 else 0 end > 0`,
  },
  {
    name: 'the lines of a return add up to it',
    sql: `select a.code as what from after_sales_order a
      left join (select after_sales_code, sum(amount) as amount, sum(points) as points, sum(executed) as executed,
          sum(quantity) as quantity from after_sales_line group by after_sales_code) l on l.after_sales_code = a.code
      where coalesce(l.amount, -1) <> a.amount or l.points > a.points
        or (a.status in ('BACK_IN_STORAGE', 'EXCHANGE_OUT') and l.executed <> l.quantity)`,
  },
  {
    name: 'no line pays back more than was paid for it',
    sql: `select u.order_code || ' ' || u.position as what from
        (select x.order_code, x.position, sum(x.amount) as amount from after_sales_unit x
          join after_sales_order a on a.code = x.after_sales_code and a.replaced_at is null
          group by x.order_code, x.position) u
      left join order_line l on l.order_code = u.order_code and l.position = u.position
      where u.amount > coalesce(l.net - l.deduction, 0)`,
  },
  {
    name: 'a return pays back what it is worth, once',
    sql: `select a.code as what from after_sales_order a
      left join (select after_sales_code, sum(amount) as amount from refund
        where after_sales_code is not null and state <> 'REFUSED' group by after_sales_code) r on r.after_sales_code = a.code
      where coalesce(r.amount, 0) > case when a.refunded_at is null then 0 else a.amount + a.freight end
        or (a.refunded_at is not null and a.status <> 'FINISHED')
        or (a.status = 'FINISHED' and a.refunded_at is null and a.type <> 'EXCHANGE')`,
  },
  {
    name: 'the events of a return tell its status',
    sql: `select a.code as what from after_sales_order a
      where not exists (select 1 from order_event e where e.order_code = a.order_code
        and e.kind = 'AFTER_SALES_' || a.status and e.detail like '%"' || a.code || '"%')`,
  },
]

/** A row that breaks a rule. */
interface FoundRow {
  /** Its place in the list of rules. */
  readonly rule: number
  readonly what: string
}

/** Runs a statement that gives such rows. */
export type BooksQuery = (sql: string) => Promise<readonly FoundRow[]>

/** A rule that is broken, and by what. */
export interface BookProblem {
  readonly name: string
  readonly what: readonly string[]
}

/** One statement that runs rules, each row with the place of its rule. */
const statementOf = (rules: readonly BookRule[]) =>
  rules
    .map(
      ({ sql }, place) => `select ${place} as rule, cast(what as text) as what from (${sql}) broken${place}`,
    )
    .join('\nunion all\n')

const problemsOf = (rules: readonly BookRule[], rows: readonly FoundRow[]): readonly BookProblem[] =>
  rules.flatMap(({ name }, place) => {
    const what = rows.filter(({ rule }) => rule === place).map(row => row.what)
    return what.length > 0 ? [{ name, what }] : []
  })

/**
 * Checks that the books of a shop balance, all at one moment.
 * @param query runs a statement
 */
export async function checkBooks(query: BooksQuery): Promise<readonly BookProblem[]> {
  return problemsOf(BOOK_RULES, await query(statementOf(BOOK_RULES)))
}

const RULES_OF_ORDERS = BOOK_RULES.filter(({ isOfAll }) => !isOfAll)

/**
 * Checks by the same rules what some orders touch: all orders of their owners, the stock of their SKUs, their coupons, codes and
 * GO DOLLAR. Sums over all owners are left to `checkBooks`. Quick enough to run after every step of an order in a full database.
 * @param orders their codes; those that do not exist touch nothing
 * @internal for tests, which check after every step
 */
export async function checkBooksOfOrders(
  query: BooksQuery,
  schema: BooksSchema,
  orders: readonly string[],
): Promise<readonly BookProblem[]> {
  const rows = await query(`${narrowToOrders(schema, orders)}\n${statementOf(RULES_OF_ORDERS)}`)
  return problemsOf(RULES_OF_ORDERS, rows)
}
