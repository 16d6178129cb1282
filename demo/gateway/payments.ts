import { readAmount } from '#api/payment/paydollar-protocol.ts'
import { onSqliteFile, openSqlite } from '#platform/database/sqlite-file.ts'

/** PayDollar's codes of a language: Chinese, English. */
export type GatewayLang = 'C' | 'E'

export type Outcome = 'accepted' | 'rejected' | 'cancelled'

/** A payment form that the gateway accepted. */
export interface Payment {
  readonly ref: string
  readonly payRef: string
  /** As it came, such as `1299.00`. */
  readonly amount: string
  readonly method: string
  readonly lang: GatewayLang
  readonly remark: string
  readonly redirectSeconds: number
  readonly returnTo: { readonly success: string; readonly failure: string; readonly cancelled: string }
  readonly outcome: Outcome | 'open'
  /** Cents paid back so far. */
  readonly refunded: number
}

/** A notice that the shop has not accepted yet. */
export interface Delivery {
  readonly id: number
  readonly ref: string
  readonly body: string
}

/** Most payments kept; the oldest is forgotten first. */
const MOST_PAYMENTS = 100_000

/** Time a statement waits for another process. Milliseconds. */
const LOCK_TIMEOUT_MS = 5000

const TABLES = `
  BEGIN IMMEDIATE;
  CREATE TABLE IF NOT EXISTS payment (
    pay_ref INTEGER PRIMARY KEY AUTOINCREMENT, ref TEXT NOT NULL UNIQUE, form TEXT NOT NULL, cents INTEGER NOT NULL,
    outcome TEXT NOT NULL, refunded INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS delivery (id INTEGER PRIMARY KEY, ref TEXT NOT NULL, body TEXT NOT NULL);
  INSERT INTO sqlite_sequence (name, seq) SELECT 'payment', 1000000
    WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'payment');
  COMMIT;`

type Row = Readonly<Record<string, unknown>>

const paymentOf = (row: Row | undefined): Payment | undefined =>
  row && {
    ...(JSON.parse(String(row.form)) as Omit<Payment, 'payRef' | 'outcome' | 'refunded'>), // written below
    payRef: String(row.pay_ref),
    outcome: row.outcome as Payment['outcome'], // written below
    refunded: Number(row.refunded),
  }

/**
 * The payments of a sandbox gateway, by their name, in a file of its own: a restarted shop has them all.
 * @param file path, or `:memory:`
 */
export function createPayments(file: string) {
  const db = openSqlite(file, { timeout: LOCK_TIMEOUT_MS })
  onSqliteFile(file, () => db.exec(TABLES))
  const byRef = db.prepare('SELECT * FROM payment WHERE ref = ?')
  const byPayRef = db.prepare('SELECT * FROM payment WHERE pay_ref = ?')
  const insert = db.prepare(
    "INSERT INTO payment (ref, form, cents, outcome, refunded) VALUES (?, ?, ?, 'open', 0) ON CONFLICT (ref) DO NOTHING RETURNING *",
  )
  const forget = db.prepare('DELETE FROM payment WHERE pay_ref <= ?')
  const decide = db.prepare("UPDATE payment SET outcome = ? WHERE ref = ? AND outcome = 'open' RETURNING *")
  const refund = db.prepare(
    "UPDATE payment SET refunded = refunded + ? WHERE ref = ? AND outcome = 'accepted' AND refunded + ? <= cents",
  )
  const addDelivery = db.prepare('INSERT INTO delivery (ref, body) VALUES (?, ?)')
  const removeDelivery = db.prepare('DELETE FROM delivery WHERE id = ?')
  const deliveries = db.prepare('SELECT id, ref, body FROM delivery ORDER BY id')

  return {
    find: (ref: string) => paymentOf(byRef.get(ref)),
    findByPayRef: (payRef: string) => paymentOf(byPayRef.get(Number(payRef) || 0)),
    /** Opens a new payment; `undefined` when its name was used before. */
    open(form: Omit<Payment, 'payRef' | 'outcome' | 'refunded'>): Payment | undefined {
      const payment = paymentOf(insert.get(form.ref, JSON.stringify(form), readAmount(form.amount) ?? 0))
      if (payment) forget.run(Number(payment.payRef) - MOST_PAYMENTS)
      return payment
    },
    /** Decides an open payment; `undefined` when it was decided before. */
    decide: ({ ref }: Payment, outcome: Outcome): Payment | undefined => paymentOf(decide.get(outcome, ref)),
    /** Refunds a part or all. `false` when more than was paid. */
    refund: ({ ref }: Payment, cents: number): boolean =>
      cents > 0 && refund.run(cents, ref, cents).changes === 1,
    /** Stores a notice until the shop has accepted it. */
    keep(ref: string, body: string): Delivery {
      const { lastInsertRowid } = addDelivery.run(ref, body)
      return { id: Number(lastInsertRowid), ref, body }
    },
    /** Deletes a notice that was accepted or given up. */
    done: ({ id }: Delivery) => void removeDelivery.run(id),
    /** Notices that were not accepted before the gateway stopped. */
    undelivered: (): readonly Delivery[] =>
      deliveries.all().map(({ id, ref, body }) => ({ id: Number(id), ref: String(ref), body: String(body) })),
    close: () => db.close(),
  }
}

export type Payments = ReturnType<typeof createPayments>
