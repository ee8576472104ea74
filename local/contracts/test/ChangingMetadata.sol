// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.30;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {ERC1155} from "@openzeppelin/contracts/token/ERC1155/ERC1155.sol";

/// Changes its metadata URI, and emits the events of ERC-4906 only when a test calls for them.
contract ChangingToken is ERC721 {
    string private _base;

    event MetadataUpdate(uint256 tokenId);
    event BatchMetadataUpdate(uint256 fromTokenId, uint256 toTokenId);

    constructor() ERC721("Changing Token", "CHANGE") {}

    function mint(address to, uint256 first, uint256 count) external {
        for (uint256 i = 0; i < count; i++) _mint(to, first + i);
    }

    function setBase(string calldata base) external {
        _base = base;
    }

    function announce(uint256 tokenId) external {
        emit MetadataUpdate(tokenId);
    }

    function announceRange(uint256 first, uint256 last) external {
        emit BatchMetadataUpdate(first, last);
    }

    function _baseURI() internal view override returns (string memory) {
        return _base;
    }
}

/// Editions that share one metadata address, until the contract sets another for some of them and emits an event.
contract ChangingEditions is ERC1155 {
    mapping(uint256 id => string) private _uris;

    constructor(string memory uri_) ERC1155(uri_) {}

    function mint(address to, uint256 id, uint256 amount) external {
        _mint(to, id, amount, "");
    }

    function mintMany(address to, uint256 first, uint256 count) external {
        for (uint256 i = 0; i < count; i++) _mint(to, first + i, 1, "");
    }

    function announce(uint256 id, string calldata uri_) external {
        announceMany(id, 1, uri_);
    }

    function announceMany(uint256 first, uint256 count, string calldata uri_) public {
        for (uint256 i = 0; i < count; i++) {
            _uris[first + i] = uri_;
            emit URI(uri_, first + i);
        }
    }

    /// Changes the address of all other editions, without an event.
    function setBase(string calldata uri_) external {
        _setURI(uri_);
    }

    function uri(uint256 id) public view override returns (string memory) {
        return bytes(_uris[id]).length == 0 ? super.uri(id) : _uris[id];
    }
}
