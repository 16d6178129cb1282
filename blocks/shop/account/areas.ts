import Coins from 'lucide-react/icons/coins'
import Heart from 'lucide-react/icons/heart'
import House from 'lucide-react/icons/house'
import IdCard from 'lucide-react/icons/id-card'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import MapPin from 'lucide-react/icons/map-pin'
import Package from 'lucide-react/icons/package'
import TicketPercent from 'lucide-react/icons/ticket-percent'
import Undo2 from 'lucide-react/icons/undo-2'

/** The parts of the account in the order of its menu. `name` is their text in `account.nav`. Source: M-007, M-073. */
export const AREAS = [
  { name: 'home', href: '/user', icon: House, screens: ['user'] },
  { name: 'profile', href: '/user/profile', icon: IdCard, screens: ['profile'] },
  { name: 'password', href: '/user/password', icon: LockKeyhole, screens: ['password'] },
  { name: 'orders', href: '/user/orders', icon: Package, screens: ['orders', 'orderDetail'] },
  {
    name: 'refundRecords',
    href: '/user/refund-record',
    icon: Undo2,
    screens: ['refundRecords', 'refundDetail'],
  },
  { name: 'wishList', href: '/user/wish', icon: Heart, screens: ['wishList'] },
  { name: 'coupons', href: '/user/coupon', icon: TicketPercent, screens: ['coupons'] },
  { name: 'goDollar', href: '/user/go-dollar', icon: Coins, screens: ['goDollar'] },
  { name: 'addresses', href: '/user/address', icon: MapPin, screens: ['addresses', 'addressUpdate'] },
] as const

/** Parts that hold something of the member's, shown as cards on the account's home. */
export const isFilled = (
  area: (typeof AREAS)[number],
): area is Extract<
  (typeof AREAS)[number],
  { name: 'orders' | 'refundRecords' | 'wishList' | 'coupons' | 'goDollar' | 'addresses' }
> => area.name !== 'home' && area.name !== 'profile' && area.name !== 'password'
