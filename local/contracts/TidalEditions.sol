// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.30;

import {ERC1155} from "@openzeppelin/contracts/token/ERC1155/ERC1155.sol";
import {ERC2981} from "@openzeppelin/contracts/token/common/ERC2981.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ContentId} from "./ContentId.sol";

/// ERC-1155 editions whose metadata are files addressed by content, with a royalty (ERC-2981).
contract TidalEditions is ERC1155, ERC2981, Ownable {
    uint96 private constant ROYALTY_BASIS_POINTS = 750;

    string public constant name = "Tidal Editions";
    string public constant symbol = "TIDE";
    uint256 public lastTokenId;
    mapping(uint256 id => bytes32) private _digests;

    constructor(address royaltyReceiver) ERC1155("") Ownable(msg.sender) {
        _setDefaultRoyalty(royaltyReceiver, ROYALTY_BASIS_POINTS);
    }

    /// Releases a new edition.
    /// @param digest sha2-256 of its metadata document
    /// @param to who receives units at once
    /// @param amounts the quantity that each receives
    function release(bytes32 digest, address[] calldata to, uint256[] calldata amounts) external onlyOwner {
        uint256 id = ++lastTokenId;
        _digests[id] = digest;
        emit URI(uri(id), id);
        for (uint256 i = 0; i < to.length; i++) _mint(to[i], id, amounts[i], "");
    }

    /// Gives several editions to one account (TransferBatch).
    function mintBatch(address to, uint256[] calldata ids, uint256[] calldata amounts) external onlyOwner {
        for (uint256 i = 0; i < ids.length; i++) require(_digests[ids[i]] != 0, "not released");
        _mintBatch(to, ids, amounts, "");
    }

    function burn(uint256 id, uint256 amount) external {
        _burn(_msgSender(), id, amount);
    }

    function uri(uint256 id) public view override returns (string memory) {
        return ContentId.toUri(_digests[id]);
    }

    function supportsInterface(bytes4 interfaceId) public view override(ERC1155, ERC2981) returns (bool) {
        return super.supportsInterface(interfaceId);
    }
}
