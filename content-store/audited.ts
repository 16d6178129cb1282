import type { OperatorAccounts } from '#operators/accounts/operator-accounts.ts'
import type { Operator, OwnRole } from '#operators/operator.ts'
import type { Outcome } from '#operators/outcome.ts'
import type { Invitations } from '#operators/invitations/invitations.ts'
import type { Programs } from '#operators/programs/programs.ts'
import type { Roles } from '#operators/roles/roles.ts'
import type { OwnAccount } from '#operators/own/own-account.ts'
import type { Addresses } from './addresses/addresses.ts'
import type { Record } from './audit/audit.ts'
import { campaignDetail, type Deed } from './client/audit.ts'
import type { Campaign } from './client/types.ts'
import type { PageBin } from './pages/page-bin.ts'
import type { PageCreating } from './pages/page-creating.ts'
import type { PagePublishing } from './pages/page-publishing.ts'
import type { Campaigns } from './publishing/campaigns.ts'
import type { Reviews } from './reviews/reviews.ts'

type Act<Rest extends readonly unknown[], Data> = (actor: Operator, ...rest: Rest) => Promise<Outcome<Data>>
type About = readonly [Deed, { readonly key?: string; readonly detail?: string }?]

/** Recorded actions on the store. */
type Recorded = Pick<
  PageCreating & PagePublishing & PageBin & Addresses & Reviews & Campaigns,
  | 'createPage'
  | 'publish'
  | 'unpublish'
  | 'rollback'
  | 'moveAddress'
  | 'removeRedirect'
  | 'remove'
  | 'restorePage'
  | 'purgePage'
  | 'emptyBin'
  | 'askPublication'
  | 'sendBack'
  | 'withdraw'
  | 'createCampaign'
  | 'changeCampaign'
  | 'addToCampaign'
  | 'removeFromCampaign'
  | 'cancelCampaign'
> &
  RecordedAccounts &
  RecordedOwn &
  RecordedInvitations &
  RecordedPrograms &
  RecordedRoles

/** Recorded actions on accounts. */
type RecordedAccounts = Pick<
  OperatorAccounts,
  | 'addOperator'
  | 'changeOperator'
  | 'removeOperator'
  | 'endSessions'
  | 'endSession'
  | 'removeSecondFactor'
  | 'demandSecondFactor'
  | 'changePassword'
>

/** Recorded actions of operators on their own accounts. */
type RecordedOwn = Pick<OwnAccount, 'endOtherSessions' | 'confirmSecondFactor' | 'removeOwnSecondFactor'>

/** Recorded actions on invitations. */
type RecordedInvitations = Pick<Invitations, 'invite' | 'resendInvitation' | 'withdrawInvitation'>

/** Recorded actions on programs. */
type RecordedPrograms = Pick<Programs, 'addProgram' | 'changeProgram' | 'renewKey'>

/** Recorded actions on own roles. */
type RecordedRoles = Pick<Roles, 'addRole' | 'changeRole' | 'removeRole'>

/** Writes entries about a deed once it is done. */
const recordAfter =
  (record: Record) =>
  <Rest extends readonly unknown[], Data>(
    act: Act<Rest, Data>,
    about: (data: Data, ...rest: Rest) => readonly About[],
  ): Act<Rest, Data> =>
  async (actor, ...rest) => {
    const outcome = await act(actor, ...rest)
    if (outcome.ok)
      for (const [what, more] of about(outcome.value, ...rest)) await record(actor.name, what, more)
    return outcome
  }

/** An account and its role, as entries say them. */
export const named = (operator: Operator) => ({ detail: accountWords(operator) })

const accountWords = ({ name, role, own }: Operator) => `${name} (${own ? roleWords(own) : role})`

const roleWords = ({ name }: Pick<OwnRole, 'name'>) => `${name.zh_HK} · ${name.en_US}`

/** Changes of accounts, each with an entry in the audit log after it. */
export function auditedAccounts(accounts: RecordedAccounts, record: Record): RecordedAccounts {
  const after = recordAfter(record)
  return {
    addOperator: after(accounts.addOperator, added => [['operatorAdded', named(added)]]),
    changeOperator: after(accounts.changeOperator, (changed, before) => [
      [
        'operatorChanged',
        { detail: `${before === changed.name ? '' : `${before} → `}${accountWords(changed)}` },
      ],
    ]),
    removeOperator: after(accounts.removeOperator, (_, name, reason, heir) => [
      [
        'operatorRemoved',
        {
          detail: [
            heir === undefined ? name : `${name} → ${heir}`,
            ...(reason === undefined ? [] : [reason]),
          ].join(': '),
        },
      ],
    ]),
    endSessions: after(accounts.endSessions, (_, name) => [['sessionsEnded', { detail: name }]]),
    endSession: after(accounts.endSession, (_, name) => [['sessionEnded', { detail: name }]]),
    removeSecondFactor: after(accounts.removeSecondFactor, (_, name, reason) => [
      ['secondFactorRemoved', { detail: `${name}: ${reason}` }],
    ]),
    demandSecondFactor: after(accounts.demandSecondFactor, (_, roles) => [
      ['secondFactorDemanded', { detail: roles.join(', ') }],
    ]),
    changePassword: after(accounts.changePassword, () => [['passwordChanged']]),
  }
}

/** Changes of operators to their own accounts, each with an entry in the audit log after it. */
function auditedOwn(own: RecordedOwn, record: Record): RecordedOwn {
  const after = recordAfter(record)
  return {
    endOtherSessions: after(own.endOtherSessions, () => [['sessionsEnded']]),
    confirmSecondFactor: after(own.confirmSecondFactor, () => [['secondFactorSet']]),
    removeOwnSecondFactor: after(own.removeOwnSecondFactor, () => [['secondFactorRemoved']]),
  }
}

/** Changes of invitations, each with an entry in the audit log after it. */
function auditedInvitations(invitations: RecordedInvitations, record: Record): RecordedInvitations {
  const after = recordAfter(record)
  return {
    invite: after(invitations.invite, ({ invitation }) => [['operatorInvited', named(invitation)]]),
    resendInvitation: after(invitations.resendInvitation, ({ invitation }) => [
      ['invitationResent', named(invitation)],
    ]),
    withdrawInvitation: after(invitations.withdrawInvitation, invitation => [
      ['invitationWithdrawn', named(invitation)],
    ]),
  }
}

/** Changes of programs, each with an entry in the audit log after it. */
function auditedPrograms(programs: RecordedPrograms, record: Record): RecordedPrograms {
  const after = recordAfter(record)
  return {
    addProgram: after(programs.addProgram, added => [['programAdded', named(added)]]),
    changeProgram: after(programs.changeProgram, changed => [['programChanged', named(changed)]]),
    renewKey: after(programs.renewKey, renewed => [['programKeyRenewed', named(renewed)]]),
  }
}

/** Changes of own roles, each with an entry in the audit log after it. The role's own history says what changed. */
function auditedRoles(roles: RecordedRoles, record: Record): RecordedRoles {
  const after = recordAfter(record)
  return {
    addRole: after(roles.addRole, added => [['roleAdded', { detail: roleWords(added) }]]),
    changeRole: after(roles.changeRole, changed => [['roleChanged', { detail: changeWords(changed) }]]),
    removeRole: after(roles.removeRole, removed => [['roleRemoved', { detail: roleWords(removed) }]]),
  }
}

/** A role with the rights that its last change gave and took, by their names. */
function changeWords(role: OwnRole): string {
  const { added = [], removed = [] } = role.history[0] ?? {}
  const rights = [...added.map(right => `+${right}`), ...removed.map(right => `−${right}`)]
  return [roleWords(role), ...rights].join(' ')
}

/** The same operations, each with an entry in the audit log after it. */
export function audited(store: Recorded, record: Record): Recorded {
  const after = recordAfter(record)
  const campaign = (what: Deed) => (now: Campaign) => [[what, { detail: campaignDetail(now) }]] as const
  return {
    createPage: after(store.createPage, page =>
      (page.other ? [page, page.other] : [page]).map(({ key }) => ['created', { key }] as const),
    ),
    publish: after(store.publish, page =>
      (page.other ? [page, page.other] : [page]).map(
        ({ key, liveVersion }) => ['published', { key, detail: String(liveVersion ?? '') }] as const,
      ),
    ),
    unpublish: after(store.unpublish, ({ key }) => [['unpublished', { key }]]),
    rollback: after(store.rollback, ({ key, liveVersion }, _key, from) => [
      ['rolledBack', { key, detail: `${from} → ${liveVersion ?? ''}` }],
    ]),
    moveAddress: after(store.moveAddress, ({ key, path }) => [['addressMoved', { key, detail: path }]]),
    removeRedirect: after(store.removeRedirect, (_, from) => [['redirectRemoved', { detail: from }]]),
    remove: after(store.remove, (_, key) => [['removed', { key }]]),
    restorePage: after(store.restorePage, ({ key }) => [['restored', { key }]]),
    purgePage: after(store.purgePage, (_, id) => [['purged', { key: id.replace(/^\d+-/, '') }]]),
    emptyBin: after(store.emptyBin, () => [['binEmptied']]),
    askPublication: after(store.askPublication, (_, key, { note }) => [['asked', { key, detail: note }]]),
    sendBack: after(store.sendBack, (_, key, { words }) => [['sentBack', { key, detail: words }]]),
    withdraw: after(store.withdraw, (_, key) => [['withdrawn', { key }]]),
    createCampaign: after(store.createCampaign, campaign('campaignCreated')),
    changeCampaign: after(store.changeCampaign, campaign('campaignChanged')),
    addToCampaign: after(store.addToCampaign, campaign('campaignChanged')),
    removeFromCampaign: after(store.removeFromCampaign, campaign('campaignChanged')),
    cancelCampaign: after(store.cancelCampaign, campaign('campaignEnded')),
    ...auditedAccounts(store, record),
    ...auditedPrograms(store, record),
    ...auditedRoles(store, record),
    ...auditedInvitations(store, record),
    ...auditedOwn(store, record),
  }
}
