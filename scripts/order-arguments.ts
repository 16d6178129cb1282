import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import type { z } from 'zod'
import { AFTER_SALES_REASONS } from '#api/rules/after-sales-status.ts'
import { courierText } from './order-text.ts'
import { UsageError } from './shop-command.ts'

export const USAGE = `Usage:
  npm run orders -- list [--status <status>] [--most <count>]
      Lists the latest orders, 20 without --most.
  npm run orders -- show <number>
      Shows an order with its lines, shipments, refunds and events.
  npm run orders -- ship <number> --carrier <code> [--number <parcel>] [--lines 1:2,2:1] [--memo <text>]
      Ships units of lines (line:units) in one parcel. Without --lines ships everything that is left.
  npm run orders -- track <number> --shipment <n> --remark <text>
      Adds a tracking remark to a parcel.
  npm run orders -- received <number> [--shipment <n>]
      Marks one shipment as received, or all of them.
  npm run orders -- close-units <number> --reason <text> [--lines 1:2,2:1] [--write-off] [--no-refund]
      Closes units that will never ship, and refunds what was paid for them. Without --lines closes everything that is left.
      They are for sale again, unless --write-off is given. --no-refund: their share was refunded before.
  npm run orders -- cancel <number> --reason <text>
      Cancels an order that is not paid, or of which nothing is shipped. Queues a refund of what was paid.
  npm run orders -- refund <number> --amount <dollars> --reason <text>
      Queues a refund of this amount.
  npm run orders -- return-payment <number> --payment <number>
      Queues the refund of a payment that the order does not keep, by the provider's number of it.

  npm run orders -- returns [<number>] [--status <status>] [--most <count>]
      Lists the latest returns and exchanges, of one order if it is named, 20 without --most.
  npm run orders -- create-return <number> --reason <reason> --lines 1:2,2:1 [--type RETURN|EXCHANGE]
      [--method COURIER|SHOP] [--memo <text>] [--key <text>]
      Creates a return or an exchange for a shopper who asks by phone or in a store. The same rules apply as online. Lines are
      line:units, or line:units:SKU with the replacement. The same key returns the same return. Reasons: ${AFTER_SALES_REASONS.join(', ')}.
  npm run orders -- return-show <return> [--photos <folder>]
      Shows a return. --photos writes its photos to a folder.
  npm run orders -- approve <return>
      Approves a return: the shopper may send the goods back.
  npm run orders -- refuse <return> --reason <text>
      Refuses a return. The shopper reads the reason.
  npm run orders -- received-back <return> [--damaged]
      Marks the goods as received. They are in stock again, unless --damaged is given.
  npm run orders -- refund-return <return>
      Queues the refund and returns GO DOLLAR. Used before the goods are sent back, it lets the shopper keep them.
  npm run orders -- exchange-out <return> --carrier <code> [--number <parcel>]
      Ships the replacement.
  npm run orders -- exchange-received <return>
      Marks the replacement as received.

  --by <name>  the operator's name in the order's events; by default the user of this computer
  --json       prints the result as JSON

${courierText}
Uses the shop of DATABASE_URL, or of DATA_DIR when it is not set. The shop may be running.
Exit status: 0 success, 1 the order does not allow it or the command failed, 2 wrong usage or settings.`

/** Reads the options of all commands. @throws TypeError for an unknown option */
export function parseArguments(args: readonly string[]) {
  const text = { type: 'string' } as const
  return parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      status: text,
      most: text,
      carrier: text,
      number: text,
      lines: text,
      memo: text,
      shipment: text,
      remark: text,
      reason: text,
      type: text,
      method: text,
      key: text,
      amount: text,
      by: text,
      photos: text,
      payment: text,
      damaged: { type: 'boolean', default: false },
      'write-off': { type: 'boolean', default: false },
      'no-refund': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  })
}

type Options = ReturnType<typeof parseArguments>['values']

/** Fields of operations whose option has another name. */
const OPTIONS: Readonly<Record<string, string>> = { trackingNo: 'number', clientKey: 'key' }
/** @throws UsageError */
export const countOf = (name: string, value: string): number => {
  if (!/^[1-9]\d{0,4}$/.test(value))
    throw new UsageError(`--${name} must be a whole number from 1, not “${value}”.`)
  return Number(value)
}

function dollarsOf(value: string): number {
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(value))
    throw new UsageError(`--amount takes dollars such as 129.90, not “${value}”.`)
  return Number(value)
}

/** `1:2,3:1:JKT-M`: two units of line 1, and one of line 3 for another SKU. */
const unitsOf = (value: string) =>
  value.split(',').map(part => {
    const [, line, quantity, exchangeSku] =
      /^([1-9]\d{0,2}):([1-9]\d{0,3})(?::(\S{1,100}))?$/.exec(part.trim()) ?? []
    if (!line || !quantity) throw new UsageError(`--lines takes line:units, such as 1:2,2:1, not “${part}”.`)
    return { line: Number(line), quantity: Number(quantity), ...(exchangeSku && { exchangeSku }) }
  })

/** The command line as fields of operations. */
export const fieldsOf = (number: string | undefined, values: Options): Readonly<Record<string, unknown>> => ({
  number,
  order: number,
  status: values.status,
  carrier: values.carrier,
  trackingNo: values.number,
  memo: values.memo,
  remark: values.remark,
  reason: values.reason,
  payment: values.payment,
  lines: values.lines === undefined ? undefined : unitsOf(values.lines),
  shipment: values.shipment === undefined ? undefined : countOf('shipment', values.shipment),
  amount: values.amount === undefined ? undefined : dollarsOf(values.amount),
  type: values.type ?? 'RETURN',
  method: values.method ?? 'COURIER',
  clientKey: values.key ?? randomUUID(),
  isDamaged: values.damaged,
  isWrittenOff: values['write-off'],
  paysBack: !values['no-refund'],
})

/** The problem of a command line that does not fit its operation. */
export function usageError(
  input: Readonly<Record<string, unknown>>,
  { issues: [issue] }: z.ZodError,
  subject: 'order' | 'return',
): UsageError {
  const field = String(issue?.path[0] ?? '')
  const option = OPTIONS[field] ?? field
  const isMissing = input[field] === undefined
  if (isMissing && (field === 'number' || field === 'order'))
    return new UsageError(`The number of the ${field === 'number' ? subject : 'order'} is missing.`)
  if (isMissing) return new UsageError(`--${option} is missing.`)
  if (issue?.code !== 'invalid_value') return new UsageError(`--${option}: ${issue?.message}`)
  const known = field === 'carrier' ? courierText : `Use one of ${issue.values.join(', ')}.`
  return new UsageError(`Unknown ${option} “${String(input[field])}”. ${known}`)
}
