import { answerableFor } from '#operators/accounts/gone.ts'
import type { Operators } from '#operators/accounts/operators.ts'
import type { Operator } from '#operators/operator.ts'
import { done, type Outcome } from '#operators/outcome.ts'
import { ifAllowed } from '#operators/rights.ts'
import type { PageSummary } from '../client/types.ts'
import { summaryOf } from '../page/page-head.ts'
import type { PageRepository } from '../storage/page-repository.ts'

/** Drafts of operators who left. */
export interface HandedOver {
  /** Pages with unpublished changes that an operator saved last who left and handed over to the one who asks. */
  readonly handedOver: (actor: Operator) => Promise<Outcome<readonly PageSummary[]>>
}

interface Parts {
  readonly repository: Pick<PageRepository, 'heads'>
  readonly operators: Pick<Operators, 'gone'>
}

/** Lists what was handed over. A page leaves the list once another operator saves or publishes it. */
export const createHandedOver = ({ repository, operators }: Parts): HandedOver => ({
  handedOver: actor =>
    ifAllowed(actor, 'pages.read', async () => {
      const gone = await operators.gone()
      const isMine = ({ savedBy, status }: PageSummary) =>
        (status === 'draft' || status === 'changed') &&
        savedBy !== actor.name &&
        answerableFor(savedBy, gone) === actor.name
      return done((await repository.heads()).map(summaryOf).filter(isMine))
    }),
})
