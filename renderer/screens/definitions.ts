import type { DataNeed } from '#api/client/data-need.ts'
import { type AnyBlock, type DataContext, defineBlock, type Hydration } from '#blocks/define-block.ts'
import { globalConfigSchema } from '#blocks/wire.ts'
import { catalogue } from '#locales/catalogue.ts'
import type { Locale } from '#locales/locale.ts'
import { z } from 'zod'
import type { CompiledPage } from '../compile-page.ts'
import type { ScreenName } from './routes.ts'

/** A screen as servers know it. Its HTML is the same for everybody; what is personal comes after load. */
interface Screen {
  /** Below `renderer/screens/`. */
  readonly viewFile: string
  /** Whether search engines may list it; most are nobody's business. */
  readonly isIndexed?: boolean
  /** As soon as the page is idle unless said otherwise. */
  readonly hydration?: Hydration
  /** What it asks for before it is drawn; nothing personal. The route says which document. */
  readonly data?: (context: DataContext) => Readonly<Record<string, DataNeed>>
}

const SCREENS: Readonly<Record<ScreenName, Screen>> = {
  login: { viewFile: 'login/Login.tsx', isIndexed: true },
  register: { viewFile: 'register/Register.tsx', isIndexed: true },
  registerSuccess: { viewFile: 'register-success/RegisterSuccess.tsx' },
  resetPassword: { viewFile: 'reset-password/ResetPassword.tsx' },
  linkAccount: { viewFile: 'link-account/LinkAccount.tsx' },
  user: { viewFile: 'user/User.tsx' },
  profile: { viewFile: 'profile/Profile.tsx' },
  password: { viewFile: 'password/ChangePassword.tsx' },
  accountSection: { viewFile: 'account-section/AccountSection.tsx' },
  orderDetail: { viewFile: 'order-detail/OrderDetail.tsx' },
  document: { viewFile: 'document/Document.tsx', isIndexed: true },
  help: { viewFile: 'help/Help.tsx', isIndexed: true },
  contact: { viewFile: 'contact/Contact.tsx', isIndexed: true },
  storeLocator: { viewFile: 'store-locator/StoreLocator.tsx', isIndexed: true },
  liveChat: { viewFile: 'live-chat/LiveChat.tsx' },
  cart: { viewFile: 'cart/Cart.tsx' },
}

/** A screen as a block nobody can place: the page's machinery draws, preloads and wakes it like any other. */
const blockOf = (name: ScreenName, screen: Screen): AnyBlock =>
  defineBlock({
    code: name,
    group: 'frame',
    icon: 'panel-top',
    slots: ['core'],
    hidden: true,
    schema: z.object({}),
    viewFile: `renderer/screens/${screen.viewFile}`,
    hydration: screen.hydration ?? 'load',
    data: (_, context) => ({ ...screen.data?.(context) }),
  })

const pages = new Map<string, CompiledPage>()

/** The page that holds a screen and nothing else. Its settings are those of the whole shop. */
export function screenPage(name: ScreenName, locale: Locale): CompiledPage {
  const key = `${name} ${locale}`
  const known = pages.get(key)
  if (known) return known
  const block = blockOf(name, SCREENS[name])
  const made: CompiledPage = {
    page: {
      id: `screen.${name}`,
      title: catalogue[locale].content.screens[name].title,
      description: '',
      keywords: '',
      path: '',
      version: 0,
      type: 'LANDING',
      components: [],
      globalConfig: globalConfigSchema.parse({}),
    },
    blocks: [
      {
        id: `screen-${name}`,
        block,
        options: {},
        hydration: block.hydration({}),
        slots: {},
        style: {},
        hideOn: undefined,
        region: 'core',
      },
    ],
    settings: {},
    findings: [],
  }
  pages.set(key, made)
  return made
}

export const isScreenIndexed = (name: string): boolean => SCREENS[name as ScreenName]?.isIndexed === true
