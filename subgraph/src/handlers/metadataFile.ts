// Handles metadata documents that arrived from IPFS or Arweave. It is a separate module for the reason in manifest/render.ts.
import { Bytes, dataSource } from '@graphprotocol/graph-ts'
import { arweaveMetadataId, fileMetadataId } from '../ids'
import { saveDocument } from '../metadata/document'

export function handleMetadataFile(content: Bytes): void {
  const path = dataSource.stringParam()
  saveDocument(fileMetadataId(path), content, 'ipfs://' + path)
}

export function handleArweaveFile(content: Bytes): void {
  const path = dataSource.stringParam()
  saveDocument(arweaveMetadataId(path), content, 'ar://' + path)
}
