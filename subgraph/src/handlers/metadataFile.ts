// Handles metadata documents that arrived from IPFS or Arweave. It is a separate module for the reason in manifest/render.ts.
import { Bytes, dataSource } from '@graphprotocol/graph-ts'
import { saveRows } from '../entities/rows'
import { arweaveMetadataId, fileMetadataId } from '../ids'
import { saveDocument } from '../metadata/document'

export function handleMetadataFile(content: Bytes): void {
  saveDocument(fileMetadataId(dataSource.stringParam()), content)
  saveRows()
}

export function handleArweaveFile(content: Bytes): void {
  saveDocument(arweaveMetadataId(dataSource.stringParam()), content)
  saveRows()
}
