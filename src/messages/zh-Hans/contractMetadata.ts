// What an item's contract says about its metadata now.
import type { Translation } from '../message.ts'
import type { contractMetadata } from '../en/contractMetadata.ts'

export const texts: Translation<typeof contractMetadata> = {
  refresh: '刷新元数据',
  reading: '正在从合约读取元数据…',
  same: '元数据已是最新。',
  changed:
    '合约有更新的元数据，此页面刚刚已读取。数据服务中仍是旧的：合约发出更新通知或藏品转手后，所有人都会看到新的元数据。',
  first: '此页面刚刚从合约读取了元数据。数据服务尚未读取。',
  hostChanged: '此页面刚刚从{host}重新读取了元数据，内容已更改。',
  refreshed: '已在此页面为你更新。',
  olderUnlisted: '合约现在指向{host}，本站不从该处读取元数据。你看到的是旧内容。',
  olderUnsupported: '合约现在指向的地址格式不受本站支持。你看到的是旧内容。',
  olderInvalid: '合约有更新的元数据，但不是有效的文档。你看到的是旧内容。',
  olderTooLarge: '合约有更新的元数据，但超过1 MB。你看到的是旧内容。',
  olderUnreachable: '合约有更新的元数据，但无法读取。你看到的是旧内容。请刷新元数据重试。',
  noAddress: '合约没有返回元数据地址，因此没有任何变化。',
  tooLarge: '合约返回的内容超过1 MB，本站不会读取。没有任何变化。',
  outOfGas: '无法读取合约：其应答所需的Gas超过网络连接允许的上限。没有任何变化。',
  nodeFailed: '无法读取合约。请检查网络连接后重试。',
  hostFailed: '无法读取元数据。请稍后重试。',
}
