import { GoodsBin } from './style-panels/GoodsBin.tsx'
import {
  BadgeCheck,
  Archive,
  ArrowRightLeft,
  Award,
  BadgePercent,
  Boxes,
  Braces,
  CalendarRange,
  CalendarClock,
  CalendarOff,
  ChartColumn,
  CheckCheck,
  CircleDollarSign,
  FileText,
  Flame,
  FlaskConical,
  FolderTree,
  GraduationCap,
  Hourglass,
  House,
  IdCard,
  Images,
  Languages,
  Layers,
  LayoutTemplate,
  ListTree,
  type LucideIcon,
  Mail,
  MapPin,
  Menu,
  Megaphone,
  MessageSquare,
  MessageCircleQuestion,
  MessageSquareReply,
  Newspaper,
  Package,
  Ruler,
  Scale,
  ScanSearch,
  ScrollText,
  SearchCheck,
  Settings2,
  ShieldCheck,
  Shirt,
  SlidersHorizontal,
  Tag,
  TextQuote,
  Ticket,
  Trash2,
  Undo2,
  Users,
  Warehouse,
  Webhook,
  KeyRound,
} from 'lucide-react'
import { EXPLORER_SCREENS } from '#desk/address.ts'
import { type CollectionName, collections } from '#desk/collections/collections.ts'
import { AccountScreen } from './account/AccountScreen.tsx'
import { RedirectList } from './addresses/RedirectList.tsx'
import { ArchiveScreen } from './archive/ArchiveScreen.tsx'
import { AuditList } from './audit/AuditList.tsx'
import { ChangeLog } from './audit/ChangeLog.tsx'
import { BinList } from './bin/BinList.tsx'
import { CampaignList } from './campaigns/CampaignList.tsx'
import { allOf, defineCount, MOST_COUNTED, rowsOf } from './frame/count.ts'
import type { DeskScreen, DrawnScreen } from './frame/screen.ts'
import {
  gapCounts,
  newMessages,
  orderCounts,
  pageCounts,
  requestCounts,
  webhookCounts,
} from './home/counts.ts'
import { Home } from './home/Home.tsx'
import { HotWordScreen } from './hot-words/HotWordScreen.tsx'
import { JobList } from './jobs/JobList.tsx'
import { JobScreen } from './jobs/JobScreen.tsx'
import { MediaRoom } from './media/MediaRoom.tsx'
import { MemberList } from './members/MemberList.tsx'
import { MemberScreen } from './members/MemberScreen.tsx'
import { StaffScreen } from './staff/StaffScreen.tsx'
import { MergeScreen } from './members/MergeScreen.tsx'
import { RequestList } from './members/RequestList.tsx'
import { MessageList } from './messages/MessageList.tsx'
import { MessageScreen } from './messages/MessageScreen.tsx'
import { SubscriberList } from './newsletter/SubscriberList.tsx'
import { ExplorerScreen } from './operators/ExplorerScreen.tsx'
import { OperatorList } from './operators/OperatorList.tsx'
import { ProgramList } from './operators/ProgramList.tsx'
import { RoleList } from './operators/RoleList.tsx'
import { NewRole, RoleScreen } from './operators/RoleScreen.tsx'
import { OrderList } from './orders/OrderList.tsx'
import { OrderScreen } from './orders/OrderScreen.tsx'
import { UnpaidScreen } from './orders/UnpaidScreen.tsx'
import { PracticeScreen } from './practice/PracticeScreen.tsx'
import { PageList } from './pages/PageList.tsx'
import { couponParts } from './coupons/parts.ts'
import { closedDayParts } from './closed-days/parts.ts'
import { pickUpPointParts } from './pick-up-points/parts.ts'
import { synonymParts } from './synonyms/parts.ts'
import { settingsParts } from './settings/parts.ts'
import { documentParts } from './documents/parts.ts'
import { offerParts } from './promotions/parts.ts'
import { OfferCalendar } from './promotions/OfferCalendar.tsx'
import { TryScreen } from './promotions/TryScreen.tsx'
import { MenuTree } from './menus/MenuTree.tsx'
import { PlanList } from './plans/PlanList.tsx'
import { ReturnList } from './returns/ReturnList.tsx'
import { ReturnScreen } from './returns/ReturnScreen.tsx'
import { WaitingList } from './review/WaitingList.tsx'
import { SalesScreen } from './sales/SalesScreen.tsx'
import { SavedList } from './saved/SavedList.tsx'
import { PriceScreen } from './prices/PriceScreen.tsx'
import { CountCodes } from './stock/count/CountCodes.tsx'
import { CountFile } from './stock/count/CountFile.tsx'
import { lowStock } from './stock/low-stock.ts'
import { StockHistory } from './stock/StockHistory.tsx'
import { StockScreen } from './stock/StockScreen.tsx'
import { DeliveryList } from './webhooks/DeliveryList.tsx'
import { WebhookList } from './webhooks/WebhookList.tsx'
import { NewStyle } from './styles/NewStyle.tsx'
import { StyleList } from './styles/StyleList.tsx'
import { StyleScreen } from './styles/StyleScreen.tsx'
import { TranslationScreen } from './translation/TranslationScreen.tsx'

/** Paid orders with units that have not left yet. */
const toShip = defineCount({
  name: 'toShip',
  to: '/orders?status=TO_SHIP',
  read: 'orders.list',
  input: { status: 'TO_SHIP', size: MOST_COUNTED },
  countOf: rowsOf,
})

/** Returns and exchanges whose next step is the shop's. */
const toHandle = defineCount({
  name: 'toHandle',
  to: '/returns?status=TO_HANDLE',
  read: 'returns.list',
  input: { status: 'TO_HANDLE', size: MOST_COUNTED },
  countOf: rowsOf,
})

/** Pages that operators ask to publish. */
const toApprove = defineCount({
  name: 'toApprove',
  to: '/requests',
  read: 'reviews.waiting',
  input: {},
  countOf: pages => ({ count: pages.length, hasMore: false }),
})

/** Planned changes that could not be made at their instant. */
const plansRefused = defineCount({
  name: 'plansRefused',
  to: '/changes?state=refused',
  read: 'changes.planned',
  input: { state: 'refused' },
  countOf: ({ plans }) => allOf(plans.length),
})

/** The desk's own screens, in the order of the navigation. Navigation, routes and search follow from this table. */
export const OWN_SCREENS: readonly DrawnScreen[] = [
  {
    group: 'home',
    path: '/',
    icon: House,
    label: ({ editor }) => editor.home.title,
    right: 'account.own',
    isOnBar: true,
    draw: operator => <Home operator={operator} />,
    // The menu of the account leads there.
    below: { '/account': () => <AccountScreen /> },
  },
  {
    group: 'orders',
    path: '/orders',
    icon: Package,
    label: ({ editor }) => editor.desk.orders,
    right: 'orders.read',
    count: toShip,
    alsoWaiting: orderCounts,
    isOnBar: true,
    draw: operator => <OrderList operator={operator} />,
    below: { '/orders/:number': operator => <OrderScreen operator={operator} /> },
  },
  {
    group: 'orders',
    path: '/returns',
    icon: Undo2,
    label: ({ editor }) => editor.desk.returns,
    right: 'orders.read',
    count: toHandle,
    isOnBar: true,
    draw: operator => <ReturnList operator={operator} />,
    below: { '/returns/:number': operator => <ReturnScreen operator={operator} /> },
  },
  {
    group: 'orders',
    path: '/orders/unpaid',
    icon: Hourglass,
    label: ({ editor }) => editor.desk.unpaid,
    right: 'orders.read',
    draw: operator => <UnpaidScreen operator={operator} />,
  },
  {
    group: 'orders',
    path: '/sales',
    icon: ChartColumn,
    label: ({ editor }) => editor.sales.title,
    right: 'orders.read',
    draw: operator => <SalesScreen operator={operator} />,
  },
  {
    group: 'goods',
    path: '/goods',
    icon: Shirt,
    label: ({ editor }) => editor.styles.title,
    right: 'goods.read',
    alsoWaiting: gapCounts,
    draw: operator => <StyleList operator={operator} />,
    below: {
      '/goods/bin': operator => <GoodsBin operator={operator} />,
      '/goods/new': operator => <NewStyle operator={operator} />,
      '/goods/:style': operator => <StyleScreen operator={operator} />,
    },
  },
  {
    group: 'goods',
    path: '/prices',
    icon: CircleDollarSign,
    label: ({ editor }) => editor.prices.title,
    right: 'goods.read',
    draw: operator => <PriceScreen operator={operator} />,
  },
  {
    group: 'goods',
    path: '/stock',
    icon: Warehouse,
    label: ({ editor }) => editor.stock.title,
    right: 'stock.read',
    count: lowStock,
    isOnBar: true,
    draw: operator => <StockScreen operator={operator} />,
    below: {
      '/stock/count': operator => <CountFile operator={operator} />,
      '/stock/count/codes': operator => <CountCodes operator={operator} />,
      '/stock/:sku': operator => <StockHistory operator={operator} />,
    },
  },
  {
    group: 'goods',
    path: '/changes',
    icon: CalendarClock,
    label: ({ editor }) => editor.plans.title,
    right: 'goods.read',
    count: plansRefused,
    draw: operator => <PlanList operator={operator} />,
  },
  {
    group: 'goods',
    path: '/jobs',
    icon: Layers,
    label: ({ editor }) => editor.jobs.title,
    right: 'goods.read',
    draw: operator => <JobList operator={operator} />,
    below: { '/jobs/:id': operator => <JobScreen operator={operator} /> },
  },
  {
    group: 'marketing',
    path: '/campaigns',
    icon: Megaphone,
    label: ({ editor }) => editor.desk.campaigns,
    right: 'pages.read',
    draw: operator => <CampaignList operator={operator} />,
  },
  {
    group: 'marketing',
    path: '/promotions/calendar',
    icon: CalendarRange,
    label: ({ editor }) => editor.promotions.calendar.title,
    right: 'promotions.read',
    draw: operator => <OfferCalendar operator={operator} />,
  },
  {
    group: 'marketing',
    path: '/promotions/try',
    icon: FlaskConical,
    label: ({ editor }) => editor.promotions.try.title,
    right: 'promotions.read',
    draw: operator => <TryScreen operator={operator} />,
  },
  {
    group: 'content',
    path: '/pages',
    icon: FileText,
    label: ({ editor }) => editor.desk.pages,
    right: 'pages.read',
    alsoWaiting: pageCounts,
    draw: operator => <PageList operator={operator} />,
  },
  {
    group: 'content',
    path: '/media',
    icon: Images,
    label: ({ editor }) => editor.desk.media,
    right: 'media.read',
    draw: operator => <MediaRoom operator={operator} />,
  },
  {
    group: 'content',
    path: '/saved',
    icon: LayoutTemplate,
    label: ({ editor }) => editor.desk.saved,
    right: 'pages.read',
    draw: operator => <SavedList operator={operator} />,
  },
  {
    group: 'content',
    path: '/redirects',
    icon: ArrowRightLeft,
    label: ({ editor }) => editor.desk.redirects,
    right: 'pages.read',
    draw: operator => <RedirectList operator={operator} />,
  },
  {
    group: 'content',
    path: '/translations',
    icon: Languages,
    label: ({ editor }) => editor.translation.title,
    right: 'pages.read',
    draw: operator => <TranslationScreen operator={operator} />,
  },
  {
    group: 'content',
    path: '/requests',
    icon: CheckCheck,
    label: ({ editor }) => editor.desk.requests,
    right: 'pages.read',
    count: toApprove,
    draw: operator => <WaitingList operator={operator} />,
  },
  {
    group: 'content',
    path: '/bin',
    icon: Trash2,
    label: ({ editor }) => editor.desk.bin,
    right: 'pages.read',
    draw: operator => <BinList operator={operator} />,
  },
  {
    group: 'site',
    path: '/menus/tree',
    icon: ListTree,
    label: ({ editor }) => editor.menus.title,
    right: 'site.read',
    draw: operator => <MenuTree operator={operator} />,
  },
  {
    group: 'site',
    path: '/hotWords',
    icon: Flame,
    label: ({ editor }) => editor.hotWords.title,
    right: 'site.read',
    draw: operator => <HotWordScreen operator={operator} />,
  },
  {
    group: 'people',
    path: '/members',
    icon: IdCard,
    label: ({ editor }) => editor.members.title,
    right: 'members.read',
    alsoWaiting: requestCounts,
    draw: operator => <MemberList operator={operator} />,
    below: {
      '/members/requests': operator => <RequestList operator={operator} />,
      '/members/:id': operator => <MemberScreen operator={operator} />,
      '/members/:id/merge': operator => <MergeScreen operator={operator} />,
    },
  },
  {
    group: 'people',
    path: '/staff',
    icon: BadgeCheck,
    label: ({ editor }) => editor.staff.title,
    right: 'members.read',
    draw: operator => <StaffScreen operator={operator} />,
  },
  {
    group: 'people',
    path: '/messages',
    icon: MessageSquare,
    label: ({ editor }) => editor.messages.title,
    right: 'members.read',
    count: newMessages,
    draw: operator => <MessageList operator={operator} />,
    below: { '/messages/:id': operator => <MessageScreen operator={operator} /> },
  },
  {
    group: 'people',
    path: '/newsletter',
    icon: Mail,
    label: ({ editor }) => editor.newsletter.title,
    right: 'members.read',
    draw: operator => <SubscriberList operator={operator} />,
  },
  {
    group: 'people',
    path: '/operators',
    icon: Users,
    label: ({ editor }) => editor.desk.operators,
    right: 'operators.manage',
    draw: operator => <OperatorList operator={operator} />,
  },
  {
    group: 'people',
    path: '/operators/roles',
    icon: ShieldCheck,
    label: ({ editor }) => editor.ownRoles.title,
    right: 'operators.manage',
    draw: operator => <RoleList operator={operator} />,
    below: {
      '/operators/roles/new': operator => <NewRole operator={operator} />,
      '/operators/roles/:role': operator => <RoleScreen operator={operator} />,
    },
  },
  {
    group: 'people',
    path: '/operators/programs',
    icon: KeyRound,
    label: ({ editor }) => editor.programs.title,
    right: 'operators.manage',
    draw: operator => <ProgramList operator={operator} />,
    below: {
      [EXPLORER_SCREENS.graphql]: operator => <ExplorerScreen operator={operator} explorer="graphql" />,
      [EXPLORER_SCREENS.operations]: operator => <ExplorerScreen operator={operator} explorer="operations" />,
    },
  },
  {
    group: 'settings',
    path: '/webhooks',
    icon: Webhook,
    label: ({ editor }) => editor.webhooks.title,
    right: 'settings.read',
    alsoWaiting: webhookCounts,
    draw: operator => <WebhookList operator={operator} />,
    below: {
      '/webhooks/deliveries': operator => <DeliveryList operator={operator} />,
      '/webhooks/:id': operator => <DeliveryList operator={operator} />,
    },
  },
  {
    group: 'settings',
    path: '/archive',
    icon: Archive,
    label: ({ editor }) => editor.archive.title,
    right: 'shop.open',
    draw: operator => <ArchiveScreen operator={operator} />,
  },
  {
    group: 'settings',
    path: '/practice',
    icon: GraduationCap,
    label: ({ editor }) => editor.practice.title,
    right: 'account.own',
    draw: operator => <PracticeScreen operator={operator} />,
  },
  {
    group: 'settings',
    path: '/audit',
    icon: ScrollText,
    label: ({ editor }) => editor.desk.audit,
    right: 'audit.read',
    draw: operator => <AuditList operator={operator} />,
    below: { '/audit/goods': operator => <ChangeLog operator={operator} /> },
  },
]

/** Icons of collections in the folded column. */
const COLLECTION_ICONS: Readonly<Partial<Record<CollectionName, LucideIcon>>> = {
  categories: FolderTree,
  brands: Award,
  attributes: SlidersHorizontal,
  labels: Tag,
  charts: Ruler,
  promotions: BadgePercent,
  coupons: Ticket,
  menus: Menu,
  documents: Scale,
  pickUpPoints: MapPin,
  synonyms: SearchCheck,
  seo: ScanSearch,
  contents: TextQuote,
  viewData: Braces,
  answerTemplates: MessageSquareReply,
  contactTopics: MessageCircleQuestion,
  newsletterTopics: Newspaper,
  closedDays: CalendarOff,
  settings: Settings2,
}

/** Parts that collections add to their screens. */
export const COLLECTION_PARTS = {
  promotions: offerParts,
  coupons: couponParts,
  documents: documentParts,
  settings: settingsParts,
  synonyms: synonymParts,
  pickUpPoints: pickUpPointParts,
  closedDays: closedDayParts,
}

/** Lists of collections, from their definitions. Their routes are in `collections/routes.tsx`. */
const COLLECTION_SCREENS: readonly DeskScreen[] = collections.map(({ name, group, rights }) => ({
  group,
  path: `/${name}`,
  icon: COLLECTION_ICONS[name] ?? Boxes,
  label: messages => messages.collections[name].title,
  right: rights.see,
}))

/** All screens that have an entry. */
export const SCREENS: readonly DeskScreen[] = [...OWN_SCREENS, ...COLLECTION_SCREENS]
