// The control that checks an item's history against the chain. Steps are named by their code.
import type { Translation } from '../message.ts'
import type { verification } from '../en/verification.ts'

export const texts: Translation<typeof verification> = {
  title: '验证',
  intro: '此历史记录来自数据服务。你的浏览器可以在链上核对其中的每一行。',
  running: '正在链上核对此历史记录',
  failed: '<strong>无法核对此历史记录。</strong>{reason}',
  cancel: '取消',
  verify: '验证此历史记录',
  again: '再次验证',
  save: '保存证明',
  saveHint: '该文件可用本项目的`npm run verify`在任何机器上、针对任何节点核对，无需索引器',
  progress: '核对进度',
  search: '正在链上搜索索引器可能遗漏的转移',
  blocks: '正在读取回执，并证明其属于各自的区块',
  orders: '正在链上搜索索引器可能遗漏的挂单、出价和取消',
  'second-node': '正在与第二个RPC节点比较区块',
  requests: '{count}个请求',
  blocksRead: '区块{done}/{total}，{count}个请求',
  offline: '你已离线。验证需要连接索引器和链，请在恢复在线后重试。',
  unknownError: '出错了，请稍后重试。',
  itemGone: '索引器中已没有此藏品。',
  tooLong: '此藏品的历史记录过长，无法核对。',
}
