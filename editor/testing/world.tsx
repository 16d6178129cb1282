import { DEFAULT_LOOK } from '#api/rules/brand-look.ts'
import { DEFAULT_STATED } from '#api/rules/default-stated.ts'
import { fakeMedia } from '../form/media/testing.ts'
import { NO_ANSWERS } from '#blocks/page/checks/check.ts'
import { catalogue } from '#locales/catalogue.ts'
import type { WireMoney } from '#locales/format.ts'
import { languageTag, type Locale } from '#locales/locale.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components'
import { MemoryRouter } from 'react-router'
import { IntlProvider } from 'use-intl'
import type { Operator } from '#operators/operator.ts'
import type { PageDetail } from '#content-store/client/types.ts'
import { Stage } from '../builder/canvas/stage.ts'
import type { CommandContext } from '../builder/commands/command-context.ts'
import { createCommands } from '../builder/commands/commands.ts'
import { PageChecks } from '../builder/checks/page-checks.ts'
import type { ContentPort } from '../kit/services/content-port.ts'
import { photoAddress } from '#desk/address.ts'
import { ContentError } from '#operators/client/call.ts'
import type { Ask, Change, Given, Operations, Read, Result } from '../kit/operation-client.ts'
import { DragController } from '../builder/drag/controller.ts'
import { DragProvider } from '../builder/drag/DragProvider.tsx'
import { Announcer, AnnouncerRegion } from '../kit/parts/Announcer.tsx'
import { EditorProvider } from '../builder/editor-context.ts'
import { openPageSession } from '../core/session/page-session.ts'
import { createLocalCopy } from '../core/session/unsent.ts'
import type { PreviewPort } from '../kit/services/preview.ts'
import { type EditorEnvironment, EnvironmentProvider } from '../kit/environment.ts'
import { openedPage, type PageFakes, pageAnswers } from './page-fakes.ts'
import { somePage } from './pages.ts'
import { createAskedAgain } from '../kit/sign-in/asked-again.ts'
import { sessionCalls } from '../core/session/session-calls.ts'

const unasked = () => Promise.reject(new Error('This test does not ask that.'))

/** A content store that answers what a test gives it. */
const contentPort = (answers: Partial<ContentPort> = {}): ContentPort => ({
  me: unasked,
  signIn: unasked,
  signOut: unasked,
  checkStart: unasked,
  addOwner: unasked,
  checkInvitation: unasked,
  acceptInvitation: unasked,
  sessionLeft: () => Promise.resolve(3_600_000),
  changePassword: unasked,
  watchPage: () => () => undefined,
  media: fakeMedia([]),
  auditCsv: () => '/content/editor/audit.csv',
  guestReview: unasked,
  guestComment: unasked,
  ...answers,
})

/** The answer to an operation. */
export type Answer<Name extends Read | Ask | Change> = (
  input: Given<Name>,
  signal?: AbortSignal,
) => Promise<Result<Name>>

/** Answers of operations that a test gives, by their names. */
export type Answers = { readonly [Name in Read | Ask | Change]?: Answer<Name> | undefined }

/** Says that there is no such thing. */
export const notFound = () => Promise.reject(new ContentError(404, '404', 'Not found'))

const NO_MONEY: WireMoney = { amount: 0, currencyCode: 'HKD' }
const NO_SUMS = {
  orders: 0,
  amount: NO_MONEY,
  refunds: NO_MONEY,
  net: NO_MONEY,
  units: 0,
  returned: 0,
}

/** Answers of a store without pages, requests, comments or an audit log, and without a connection for what is sent. */
const EMPTY: Answers = {
  ...pageAnswers({
    pages: async () => [],
    stepsBefore: async () => [],
    announce: async () => undefined,
    problems: async () => [],
    languages: async () => ({ twin: null, texts: [] }),
    facts: async () => ({ answers: NO_ANSWERS, stale: [] }),
    sendSteps: async () => ({ kind: 'offline' }),
  }),
  'reviews.find': async () => ({ requests: [], comments: [] }),
  'reviews.waiting': async () => [],
  'translations.left': async () => [],
  'audit.list': async () => ({ entries: [], before: null }),
  'changes.planned': async () => ({ plans: [] }),
  'pages.findings': async () => [],
  'invitations.list': async () => [],
  'pages.handed-over': async () => [],
  'gaps.list': async () => [],
  'messages.list': async () => ({ rows: [], next: null }),
  'webhooks.list': async () => [],
  'webhooks.deliveries': async () => ({ rows: [], next: null }),
  'sales.report': async () => ({ days: [], before: [], total: NO_SUMS, totalBefore: NO_SUMS }),
  'members.requests': async () => ({ requests: [] }),
  'shop.import-state': async () => null,
  'practice.state': async () => ({
    shop: null,
    missingOrigin: null,
    inside: null,
    member: { email: 'alder@practice.example', password: 'practice1' },
  }),
}

/** Operations that answer as a test says, and refuse the others. */
function answering(given: Answers = {}, pages: Partial<PageFakes> = {}): Operations {
  const known = Object.entries(pageAnswers(pages)).filter(([, answer]) => answer !== undefined)
  const answers: Answers = { ...EMPTY, ...Object.fromEntries(known), ...given }
  const call = (name: Read | Ask | Change, ...given: readonly unknown[]) =>
    (answers[name] as ((...each: readonly unknown[]) => Promise<never>) | undefined)?.(...given) ?? unasked()
  return { read: call, ask: call, change: call }
}

export interface Around {
  readonly port?: Partial<ContentPort>
  readonly pages?: Partial<PageFakes>
  readonly answers?: Answers
  readonly askedAgain?: EditorEnvironment['askedAgain']
  readonly watchRecord?: EditorEnvironment['watchRecord']
  readonly archives?: Partial<EditorEnvironment['archives']>
  readonly returnPhoto?: (number: string, id: string) => string
  readonly preview?: Partial<PreviewPort>
  readonly practice?: EditorEnvironment['practice']
  readonly uiLocale?: Locale
  readonly at?: string
  /** Epoch ms; 0 by default. */
  readonly clock?: () => number
}

/** What the application puts around its screens. */
export const inWorld = (
  screen: ReactNode,
  {
    port = {},
    pages,
    answers,
    askedAgain = createAskedAgain(),
    watchRecord = () => () => undefined,
    archives = {},
    returnPhoto = photoAddress,
    preview = {},
    practice,
    uiLocale = 'en_US',
    at = '/',
    clock = () => 0,
  }: Around = {},
) => {
  const store = contentPort(port)
  const services = {
    records: () => Promise.resolve([]),
    searchProducts: () => Promise.resolve([]),
    productsByCode: () => Promise.resolve([]),
    pages: () => Promise.resolve([]),
    media: fakeMedia([]),
  }
  const world = {
    content: store,
    operations: answering(answers, pages),
    askedAgain,
    watchRecord,
    archives: { send: unasked, address: '/api/desk/shop.archive', ...archives },
    returnPhoto,
    services,
    preview: {
      api: (locale: Locale) => ({ locale, run: unasked, productsByCode: unasked }),
      levels: () => Promise.resolve([]),
      frame: () => Promise.resolve([]),
      cost: unasked,
      round: unasked,
      ...preview,
    },
    currencySymbol: 'HK$',
    brand: DEFAULT_LOOK,
    stated: DEFAULT_STATED,
    practice,
    uiLocale,
    setUiLocale: () => undefined,
    clock,
  }
  return (
    <EnvironmentProvider value={world}>
      <IntlProvider locale={languageTag(uiLocale)} messages={catalogue[uiLocale]} timeZone="Asia/Hong_Kong">
        <I18nProvider locale={languageTag(uiLocale)}>
          <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
            <MemoryRouter initialEntries={[at]}>{screen}</MemoryRouter>
          </QueryClientProvider>
        </I18nProvider>
      </IntlProvider>
    </EnvironmentProvider>
  )
}

export interface Opened extends Around {
  readonly page?: PageDetail
  /** The page in the other language. */
  readonly other?: PageDetail
  readonly role?: Operator['role']
  /** Of an own role. */
  readonly own?: Operator['own']
  readonly onNothingTaken?: CommandContext['onNothingTaken']
  readonly onRefused?: CommandContext['onRefused']
  readonly onPlain?: CommandContext['onPlain']
}

/** A part of the editor with a page open around it, and that page's session. */
export function inEditor(
  part: ReactNode,
  {
    page = somePage(),
    other,
    role = 'admin',
    own,
    onNothingTaken = () => undefined,
    onRefused = () => undefined,
    onPlain = () => undefined,
    ...around
  }: Opened = {},
) {
  const operations = answering(around.answers, around.pages)
  const session = openPageSession(openedPage(page, other), {
    ...sessionCalls(operations, page.key, 'ada'),
    localCopy: createLocalCopy(page.key, 'ada', localStorage),
    operator: 'ada',
    clock: () => 0,
  })
  const announcer = new Announcer()
  const editor = {
    session,
    stage: new Stage(),
    checks: new PageChecks({
      page: session.page,
      locale: page.locale,
      clock: () => 0,
      ask: questions => operations.ask('pages.facts', { key: page.key, ...questions }),
      idle: () => Promise.resolve(),
    }),
    commands: createCommands({
      session,
      operator: { name: 'ada', role, own },
      focus: () => undefined,
      showsText: () => true,
      editText: () => undefined,
      openMenu: () => undefined,
      onRefused,
      onPlain,
      onNothingTaken,
    }),
    operator: { name: 'ada', role, own },
    now: 0,
    announce: announcer.say,
  }
  const element = inWorld(
    <EditorProvider value={editor}>
      <DragProvider controller={new DragController(session)} labelOf={() => ''}>
        {part}
        <AnnouncerRegion announcer={announcer} />
      </DragProvider>
    </EditorProvider>,
    around,
  )
  return { element, session, editor }
}
