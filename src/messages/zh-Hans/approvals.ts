// An account's approvals in force, and revoking one.
import type { Translation } from '../message.ts'
import type { approvals } from '../en/approvals.ts'

export const texts: Translation<typeof approvals> = {
  loadFailed: '无法读取授权',
  loading: '正在从链上读取授权',
  none: '没有有效的授权',
  noneHint: '没有人可以转移此账户的藏品或资金。你在上架或出价时给予的授权会显示在这里，并可撤销。',
  noneHintOfAccount: '没有人可以为交易转移此账户的藏品或资金。',
  intro: '刚刚从链上读取，涵盖本站的系列和币种。Seaport是本站使用的交易合约，仅在你的订单成交时转移藏品。',
  cut: '此账户的授权过多，无法全部核查。本站以外系列的授权可能未在此列出。',
  exported: '授权',
  title: '有效的授权',
  for: '授权资产',
  operator: '被授权合约',
  action: '操作',
  tradesHere: '本站使用',
  unread: '无法读取，可能有效',
  foreign: '本站未使用',
  revoke: '撤销',
  revokeFor: '撤销“{subject}”的授权',
  openSeaConduit: 'OpenSea的通道',
  everyItem: '所有藏品',
  thisItem: '此藏品',
  anyAmount: '不限额度',
  upTo: '最多{amount}',
  revokeTitle: '撤销授权',
  revoked: '授权已撤销',
  keep: '保留',
  failed: '目前无法撤销授权。',
  stopsForeign: '此合约将无法再转移其中任何资产。你账户中的资产不会减少。',
  stopsOffers: '在你重新授权之前，你以此币种计价的未成交出价无法被接受。你账户中的资产不会减少。',
  stopsListings: '在你重新授权之前，你的这些藏品的挂单无法被购买。你账户中的资产不会减少。',
  stopsSomeOffers:
    '在你重新授权之前，你以此币种计价的{count, plural, other {#}}个未成交出价无法被接受；重新授权后，未过期的会以相同条件恢复有效。你账户中的资产不会减少。',
  stopsSomeListings:
    '在你重新授权之前，你的{count, plural, other {#}}个挂单无法被购买；重新授权后，未过期的会以相同条件恢复有效。你账户中的资产不会减少。',
  tokenId: '代币ID',
  canTake: '可转移',
  contract: '合约',
}
