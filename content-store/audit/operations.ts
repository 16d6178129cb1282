import { operationsOn } from '#operators/operation.ts'
import { type Audit, auditQuerySchema } from './audit.ts'

const { read } = operationsOn<Audit>()

/** The audit log. Programs that read all of it ask for CSV (`http/audit-csv.ts`). */
export const auditOperations = {
  list: read({
    right: 'audit.read',
    summary: 'Lists entries of the audit log, newest first.',
    input: auditQuerySchema,
    run: (audit, asked, { actor }) => audit.auditLog(actor, asked),
  }),
}
