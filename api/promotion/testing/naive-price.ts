import type { RandomBag } from './random-bag.ts'
import type { Activity } from '../activity.ts'

/**
 * Prices a bag a second time, slowly: every unit is an object, every step walks all of them, cents are handed out one by one. Written
 * from the specification without looking at the calculator, to be compared with it.
 */
export function naivePrice(bag: RandomBag) {
  interface Unit {
    line: string
    spu: string
    cost: number
    lineTook: Set<string>
    took: Set<string>
    isCut: boolean
  }
  const sortedLines = [...bag.lines].sort((a, b) => (a.id > b.id ? 1 : -1))
  const units: Unit[] = []
  const startingTotal = new Map<string, number>()
  for (const line of sortedLines) {
    if (line.addOnOf !== undefined) continue
    startingTotal.set(line.id, line.unitPrice * line.quantity)
  }
  const activities = [...bag.listed].sort((a, b) => a.priority - b.priority || (a.code > b.code ? 1 : -1))
  const covers = (activity: Activity, spu: string) => activity.spus === 'ALL' || activity.spus.has(spu)
  const running = activities.filter(activity => {
    if (bag.now < activity.beginTime || bag.now >= activity.endTime) return false
    if (activity.accountScope === 'MEMBER' && bag.audience.kind === 'GUEST') return false
    if (activity.accountScope === 'GUEST' && bag.audience.kind === 'MEMBER') return false
    if (bag.audience.kind === 'MEMBER' && activity.levels.length > 0)
      return bag.audience.levelCode !== null && activity.levels.includes(bag.audience.levelCode)
    return true
  })
  const halfUp = (base: number, percent: number) => Math.floor((base * percent + 50) / 100)
  const handOut = (total: number, weights: number[]) => {
    const sum = weights.reduce((a, b) => a + b, 0)
    const given = weights.map(weight =>
      sum === 0 ? 0 : Number((BigInt(total) * BigInt(weight)) / BigInt(sum)),
    )
    const rests = weights.map(weight => (sum === 0 ? 0n : (BigInt(total) * BigInt(weight)) % BigInt(sum)))
    for (let left = total - given.reduce((a, b) => a + b, 0); left > 0; left--) {
      let best = 0
      for (let at = 1; at < rests.length; at++) if ((rests[at] ?? 0n) > (rests[best] ?? 0n)) best = at
      given[best] = (given[best] ?? 0) + 1
      rests[best] = -1n
    }
    return given
  }

  // Step 1
  const total = new Map(startingTotal)
  const cutLines = new Set<string>()
  // Prices are compared in hundredths of cents; what an activity takes is rounded once, over all lines that take it.
  const takers = new Map<Activity, { id: string; base: number; saved: number }[]>()
  for (const line of sortedLines) {
    if (line.addOnOf !== undefined) continue
    if (line.pricedBy !== undefined && line.unitPrice < line.basePrice) cutLines.add(line.id)
    let best = line.unitPrice * line.quantity * 100
    let taken: Activity | undefined
    for (const activity of running) {
      const { rule } = activity
      if (!covers(activity, line.spuCode)) continue
      let price = Number.POSITIVE_INFINITY
      if (rule.type === 'DIRECT_REDUCE' && rule.reduce > 0)
        price = Math.max(0, line.basePrice - rule.reduce) * line.quantity * 100
      if (rule.type === 'MEMBER' && rule.percentOff > 0)
        price = line.basePrice * line.quantity * (100 - rule.percentOff)
      if (price < best) {
        best = price
        taken = activity
      }
    }
    if (!taken) continue
    const taker = {
      id: line.id,
      base: line.basePrice * line.quantity,
      saved: line.unitPrice * line.quantity * 100 - best,
    }
    takers.set(taken, [...(takers.get(taken) ?? []), taker])
  }
  for (const [{ rule }, some] of takers) {
    let off = some.reduce((sum, { saved }) => sum + saved, 0) / 100
    if (rule.type === 'MEMBER') {
      const base = some.reduce((sum, one) => sum + one.base, 0)
      const page = some.reduce((sum, { id }) => sum + (startingTotal.get(id) ?? 0), 0)
      off = page - (base - halfUp(base, rule.percentOff))
    }
    const shares = handOut(
      off,
      some.map(({ saved }) => saved),
    )
    for (const [at, { id }] of some.entries()) {
      total.set(id, (total.get(id) ?? 0) - (shares[at] ?? 0))
      if ((shares[at] ?? 0) > 0) cutLines.add(id)
    }
  }
  for (const line of sortedLines) {
    if (line.addOnOf !== undefined) continue
    const whole = total.get(line.id) ?? 0
    for (let at = 0; at < line.quantity; at++) {
      const each = Math.floor(whole / line.quantity) + (at < whole % line.quantity ? 1 : 0)
      units.push({
        line: line.id,
        spu: line.spuCode,
        cost: each,
        lineTook: new Set(),
        took: new Set(),
        isCut: false,
      })
    }
  }
  // Step 2: sets. What units cost at the start of the step orders and weighs them.
  const start = new Map(units.map(unit => [unit, unit.cost]))
  const costOf = (unit: Unit) => start.get(unit) ?? 0
  const dearest = [...units].sort((a, b) => costOf(b) - costOf(a))
  for (const activity of running) {
    const { rule } = activity
    if (rule.type !== 'BUNDLE' && rule.type !== 'FULL_FREE') continue
    for (;;) {
      const free = dearest.filter(unit => !unit.took.has('set') && covers(activity, unit.spu))
      let set: Unit[] = []
      let off = 0
      if (rule.type === 'FULL_FREE') {
        if (free.length < rule.buy) break
        set = free.slice(0, rule.buy)
        off = set.slice(rule.buy - rule.free).reduce((sum, unit) => sum + costOf(unit), 0)
      } else {
        let isWhole = true
        for (const part of rule.parts) {
          const found = free.filter(unit => part.spus.includes(unit.spu)).slice(0, part.quantity)
          if (found.length < part.quantity) isWhole = false
          set.push(...found)
        }
        if (!isWhole) break
        off = set.reduce((sum, unit) => sum + costOf(unit), 0) - rule.price
      }
      if (off <= 0) break
      // Odd cents go to the line that was added first.
      set.sort((a, b) => units.indexOf(a) - units.indexOf(b))
      const shares = handOut(off, set.map(costOf))
      for (const [at, unit] of set.entries()) {
        unit.took.add('set')
        unit.cost -= shares[at] ?? 0
        if ((shares[at] ?? 0) > 0) cutLines.add(unit.line)
      }
    }
  }
  // From here on lines, not units, are weighed.
  const lines = sortedLines
    .filter(line => line.addOnOf === undefined)
    .map(line => ({
      id: line.id,
      spu: line.spuCode,
      quantity: line.quantity,
      net: units.filter(unit => unit.line === line.id).reduce((sum, unit) => sum + unit.cost, 0),
      hasThreshold: false,
      hasGift: false,
    }))
  type Line = (typeof lines)[number]
  const worth = (some: Line[]) => some.reduce((sum, line) => sum + line.net, 0)
  const meets = (from: { amount: number } | { units: number }, some: Line[]) =>
    'amount' in from
      ? worth(some) >= from.amount
      : some.reduce((sum, line) => sum + line.quantity, 0) >= from.units
  const takeOff = (some: Line[], off: number) => {
    const shares = handOut(
      off,
      some.map(line => line.net),
    )
    for (const [at, line] of some.entries()) {
      line.net -= shares[at] ?? 0
      if ((shares[at] ?? 0) > 0) cutLines.add(line.id)
    }
  }
  // Step 3
  for (const activity of running) {
    const { rule } = activity
    if (rule.type !== 'SATISFY_REDUCE' && rule.type !== 'SATISFY_DISCOUNT') continue
    const some = lines.filter(line => covers(activity, line.spu) && !line.hasThreshold)
    let off = 0
    if (rule.type === 'SATISFY_REDUCE') {
      for (const tier of rule.tiers) if (meets(tier.from, some)) off = Math.min(tier.reduce, worth(some))
    } else
      for (const tier of rule.tiers) if (meets(tier.from, some)) off = halfUp(worth(some), tier.percentOff)
    if (off === 0) continue
    takeOff(some, off)
    for (const line of some) line.hasThreshold = true
  }
  // Step 4
  const gifts: string[] = []
  const exchanges = new Map<
    string,
    { isMet: boolean; rule: Extract<Activity['rule'], { type: 'EXCHANGE' }> }
  >()
  for (const activity of running) {
    const { rule, code } = activity
    const some = lines.filter(line => covers(activity, line.spu))
    if (rule.type === 'PRESENT') {
      if (some.length === 0) continue
      const free = some.filter(line => !line.hasGift)
      if (!meets(rule.from, free)) continue
      for (const line of free) line.hasGift = true
      const wanted = bag.giftChoices.get(code) ?? []
      const there = rule.gifts.filter(gift => bag.isAvailable(gift.skuCode, gift.quantity))
      const sorted = [
        ...there.filter(gift => wanted.includes(gift.skuCode)),
        ...there.filter(gift => !wanted.includes(gift.skuCode)),
      ]
      for (const gift of sorted.slice(0, rule.choose)) gifts.push(`${code} ${gift.skuCode} ${gift.quantity}`)
    }
    if (rule.type === 'EXCHANGE') exchanges.set(code, { isMet: meets(rule.from, some), rule })
  }
  let addOnWorth = 0
  const counted = new Map<string, number>()
  const nets = new Map<string, number>()
  const problems: string[] = []
  for (const line of sortedLines) {
    if (line.addOnOf === undefined) continue
    const key = `${line.addOnOf} ${line.skuCode}`
    counted.set(key, (counted.get(key) ?? 0) + line.quantity)
    const found = exchanges.get(line.addOnOf)
    const offer = found?.rule.offers.find(one => one.skuCode === line.skuCode)
    if (!found) problems.push(`${line.id} CART_ADDON_EXPIRED`)
    else if (!offer || (counted.get(key) ?? 0) > offer.limitCount)
      problems.push(`${line.id} CART_ADDON_NOT_ALLOWED`)
    else if (!found.isMet) problems.push(`${line.id} CART_ADDON_THRESHOLD`)
    else {
      addOnWorth += offer.exPrice * line.quantity
      nets.set(line.id, offer.exPrice * line.quantity)
    }
  }
  const discount = [...startingTotal.values()].reduce((a, b) => a + b, 0) - worth(lines)
  // Step 5
  const cutBefore = new Set(cutLines)
  let coupon = 0
  for (const kind of ['PROMOTION_CODE', 'PROMOTION_COUPON'])
    for (const one of bag.discounts) {
      if (one.kind !== kind) continue
      const scoped = lines.filter(line => one.spus === 'ALL' || one.spus.has(line.spu))
      if (scoped.length === 0 || worth(scoped) < one.from) continue
      const some = scoped.filter(line => one.stacks || !cutBefore.has(line.id))
      if (some.length === 0 || worth(some) < one.from) continue
      if ('gift' in one.off) {
        const { skuCode, quantity } = one.off.gift
        if (bag.isAvailable(skuCode, quantity)) gifts.push(`${one.code} ${skuCode} ${quantity}`)
        continue
      }
      const off =
        'amount' in one.off ? Math.min(one.off.amount, worth(some)) : halfUp(worth(some), one.off.percent)
      takeOff(some, off)
      coupon += off
    }
  // Step 6
  const goods = worth(lines) + addOnWorth
  const worthOf = (activity: Activity) =>
    worth(lines.filter(line => covers(activity, line.spu))) +
    sortedLines
      .filter(line => line.addOnOf !== undefined && covers(activity, line.spuCode))
      .reduce((sum, line) => sum + (nets.get(line.id) ?? 0), 0)
  let postage = nets.size + lines.length === 0 ? 0 : bag.freight.fee
  if (bag.freight.freeFrom !== null && goods >= bag.freight.freeFrom) postage = 0
  else
    for (const activity of running) {
      const { rule } = activity
      if (!lines.some(line => covers(activity, line.spu))) continue
      if (rule.type !== 'FREIGHT_SATISFY_REDUCE' && rule.type !== 'FREIGHT_SATISFY_DISCOUNT') continue
      if (rule.countries && !rule.countries.includes(bag.freight.country ?? '')) continue
      if (worthOf(activity) < rule.from) continue
      if (rule.type === 'FREIGHT_SATISFY_REDUCE') {
        postage -= Math.min(postage, rule.reduce)
        break
      }
      postage -= halfUp(postage, rule.percentOff)
      break
    }
  // Step 7
  const { wanted, balance, isMost } = bag.goDollar
  const fee = nets.size + lines.length === 0 ? 0 : (bag.serviceFee ?? 0)
  const bill = goods + postage + fee
  let deduction = wanted <= balance && wanted * 100 <= bill ? wanted * 100 : 0
  if (isMost)
    for (deduction = 0; deduction < wanted * 100; deduction += 100) {
      if (deduction + 100 > balance * 100 || deduction + 100 > bill) break
    }
  for (const line of lines) nets.set(line.id, line.net)
  return {
    nets: Object.fromEntries([...nets].sort(([a], [b]) => (a > b ? 1 : -1))),
    gifts: gifts.sort(),
    problems: problems.sort(),
    discount,
    coupon,
    postage,
    deduction,
    amount: bill - deduction,
  }
}
