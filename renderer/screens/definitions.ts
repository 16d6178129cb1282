import type { DataNeed } from '#api/client/data-need.ts'
import { helpCentreQuery } from '#api/client/help-centre.ts'
import { regionsQuery } from '#api/client/place-regions.ts'
import { pickUpPlacesQuery } from '#api/client/support.ts'
import { documentQuery } from '#api/client/navigation.ts'
import { thirdPartyProvidersQuery } from '#api/client/identity.ts'
import { type AnyBlock, type DataContext, defineBlock, type Hydration } from '#blocks/page/define-block.ts'
import { globalConfigSchema } from '#blocks/page/page.ts'
import { catalogue } from '#locales/catalogue.ts'
import type { Locale } from '#locales/locale.ts'
import { z } from 'zod'
import type { CompiledPage } from '../compile-page.ts'
import type { ScreenName } from '../routes.ts'
import type { ScreenViewName } from './views.ts'

/** A screen as servers know it. Its HTML is the same for everybody; what is personal comes after load. */
interface Screen {
  /** Below `blocks/`. */
  readonly viewFile: string
  /** `text` does not count as what opens a page: pictures below it load at once. */
  readonly group?: AnyBlock['group']
  /** As soon as the page is idle unless said otherwise. */
  readonly hydration?: Hydration
  /** What it asks for before it is drawn; nothing personal. The route says which document. */
  readonly data?: (context: DataContext) => Readonly<Record<string, DataNeed>>
}

/** Parts of the account that wait for what fills them share one view. */
const accountSection: Screen = { viewFile: 'account/accountSection/AccountSection.tsx' }

const SCREENS: Readonly<Record<ScreenName, Screen>> = {
  login: {
    viewFile: 'account/login/Login.tsx',
    data: ({ api }) => ({ providers: thirdPartyProvidersQuery(api) }),
  },
  register: { viewFile: 'account/register/Register.tsx' },
  registerSuccess: { viewFile: 'account/registerSuccess/RegisterSuccess.tsx' },
  resetPassword: { viewFile: 'account/resetPassword/ResetPassword.tsx' },
  linkAccount: { viewFile: 'account/linkAccount/LinkAccount.tsx' },
  user: { viewFile: 'account/user/User.tsx' },
  profile: { viewFile: 'account/profile/Profile.tsx' },
  password: { viewFile: 'account/password/ChangePassword.tsx' },
  addresses: accountSection,
  addressUpdate: accountSection,
  orders: accountSection,
  refundRecords: accountSection,
  refundDetail: accountSection,
  wishList: accountSection,
  goDollar: accountSection,
  coupons: accountSection,
  orderDetail: { viewFile: 'account/orderDetail/OrderDetail.tsx' },
  document: {
    viewFile: 'service/document/Document.tsx',
    hydration: 'never',
    data: ({ api, route }) => ({
      document: documentQuery(api, (route.kind === 'screen' && route.params.code) || ''),
      groups: helpCentreQuery(api),
    }),
  },
  help: {
    viewFile: 'service/help/Help.tsx',
    data: ({ api }) => ({ groups: helpCentreQuery(api) }),
  },
  contact: { viewFile: 'service/contact/Contact.tsx' },
  storeLocator: {
    viewFile: 'service/storeLocator/StoreLocator.tsx',
    data: ({ api }) => ({ places: pickUpPlacesQuery(api), regions: regionsQuery(api) }),
  },
  liveChat: { viewFile: 'service/liveChat/LiveChat.tsx' },
  cart: { viewFile: 'checkout/cart/Cart.tsx' },
  unsubscribe: { viewFile: 'service/unsubscribe/Unsubscribe.tsx' },
}

/** A screen as a block nobody can place: the page's machinery draws, preloads and wakes it like any other. */
const blockOf = (name: ScreenViewName, screen: Screen): AnyBlock =>
  defineBlock({
    code: name,
    group: screen.group ?? 'frame',
    icon: 'panel-top',
    slots: ['core'],
    hidden: true,
    schema: z.object({}),
    viewFile: screen.viewFile,
    hydration: screen.hydration ?? 'load',
    data: (_, context) => ({ ...screen.data?.(context) }),
  })

/** A screen on its page. */
function placed(name: ScreenViewName, screen: Screen): CompiledPage['blocks'][number] {
  const block = blockOf(name, screen)
  return {
    id: `screen-${name}`,
    block,
    options: {},
    hydration: block.hydration({}),
    slots: {},
    style: {},
    hideOn: undefined,
    region: 'core',
  }
}

const memberCard = placed('memberCard', { viewFile: 'shop/account/MemberCard.tsx', group: 'text' })

/**
 * The customer zone as operators composed it, with who is looking above it. Where they composed nothing, that alone.
 * Source: M-090, MO-38.
 */
export const memberPage = (page: CompiledPage, locale: Locale): CompiledPage => ({
  ...page,
  page: { ...page.page, title: page.page.title || catalogue[locale].content.screens.memberCard.title },
  blocks: [{ ...memberCard, region: 'top' }, ...page.blocks],
})

const pages = new Map<string, CompiledPage>()

/** The page that holds a screen and nothing else. Its settings are those of the whole shop. */
export function screenPage(name: ScreenName, locale: Locale): CompiledPage {
  const key = `${name} ${locale}`
  const known = pages.get(key)
  if (known) return known
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
    blocks: [placed(name, SCREENS[name])],
    settings: {},
    findings: [],
  }
  pages.set(key, made)
  return made
}
