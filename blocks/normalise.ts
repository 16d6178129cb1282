import { z } from 'zod'
import type { AnyBlock } from './define-block.ts'

/** Something an operator should know about a component; shoppers never see it. Source: L-173, LO-22. */
export interface Finding {
  readonly blockId: string
  readonly code: string
  readonly problem:
    | 'unknownBlock'
    | 'invalidOption'
    | 'failedMigration'
    | 'tooDeep'
    | 'unknownSlot'
    | 'noSlots'
  /** The option concerned, `items.0.seconds`; empty for the component itself. */
  readonly path: string
  readonly message: string
}

/** Options of version `from` brought to the block's present version. Throws what a migration throws. */
export function migrateOptions(
  block: AnyBlock,
  options: Record<string, unknown>,
  from: number,
): Record<string, unknown> {
  let current = options
  for (let version = from; version < block.version; version++) {
    const migrate = block.migrations[version]
    if (!migrate) throw new Error(`${block.code} has no migration from version ${version}`)
    current = migrate(structuredClone(current))
  }
  return current
}

const isObject = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null

/** A copy of `value` without what stands at `path`; list items are removed whole. */
function without(value: unknown, path: readonly PropertyKey[]): unknown {
  const [head, ...rest] = path
  if (head === undefined || !isObject(value)) return value
  if (Array.isArray(value)) {
    const index = Number(head)
    return rest.length === 0 ? value.toSpliced(index, 1) : value.with(index, without(value[index], rest))
  }
  const { [head]: bad, ...others } = value
  return rest.length === 0 ? others : { ...others, [head]: without(bad, rest) }
}

const MAX_REPAIRS = 50

/**
 * Plain, complete options of a component. What does not parse falls back key by key to its default and is named in
 * `issues`; `options` is `undefined` only when even the defaults do not parse, and the block is then left out.
 * Source: L-172, LO-22.
 */
export function parseOptions(
  block: AnyBlock,
  given: unknown,
): { options: unknown; issues: z.core.$ZodIssue[] } {
  const issues: z.core.$ZodIssue[] = []
  let current: unknown = given
  for (let round = 0; round < MAX_REPAIRS; round++) {
    const result = block.schema.safeParse(current)
    if (result.success) return { options: result.data, issues }
    const found = [...result.error.issues].sort((a, b) => comparePaths(b.path, a.path))
    issues.push(...result.error.issues)
    // Deepest and last first, so that removing a list item leaves the other paths true.
    for (const issue of found) current = issue.path.length === 0 ? {} : without(current, issue.path)
  }
  return { options: block.schema.safeParse({}).data, issues }
}

function comparePaths(a: readonly PropertyKey[], b: readonly PropertyKey[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const [left, right] = [a[i], b[i]]
    if (left === right) continue
    if (left === undefined) return -1
    if (right === undefined) return 1
    return typeof left === 'number' && typeof right === 'number'
      ? left - right
      : String(left) < String(right)
        ? -1
        : 1
  }
  return 0
}

/** Migrates and parses; never throws. */
export function normaliseOptions(
  block: AnyBlock,
  component: {
    readonly id: string
    readonly options: Readonly<Record<string, unknown>>
    readonly version: number
  },
): { options: unknown; findings: Finding[] } {
  const at = { blockId: component.id, code: block.code }
  let migrated: unknown = component.options
  const findings: Finding[] = []
  try {
    migrated = migrateOptions(block, { ...component.options }, component.version)
  } catch (error) {
    findings.push({ ...at, problem: 'failedMigration', path: '', message: String(error) })
  }
  const { options, issues } = parseOptions(block, migrated)
  for (const issue of issues)
    findings.push({ ...at, problem: 'invalidOption', path: issue.path.join('.'), message: issue.message })
  return { options, findings }
}
