// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.30;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {ERC1155} from "@openzeppelin/contracts/token/ERC1155/ERC1155.sol";
import {ERC2981} from "@openzeppelin/contracts/token/common/ERC2981.sol";
import {Base64} from "@openzeppelin/contracts/utils/Base64.sol";
import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";
import {Multicall3} from "../Multicall3.sol";
import {WrappedEther} from "../WrappedEther.sol";

/// An operator's own collection on a chain that isn't the local stack's: a royalty of 5 %, drawings in the contract.
contract ForeignItems is ERC721, ERC2981 {
    uint256 public supply;

    constructor(address royaltyReceiver) ERC721("Harbor Lights", "HARBOR") {
        _setDefaultRoyalty(royaltyReceiver, 500);
    }

    /// Mints the next `count` IDs; the first is 1.
    function mint(address to, uint256 count) external {
        for (uint256 i = 0; i < count; i++) _mint(to, ++supply);
    }

    /// Moves `count` of the sender's items with consecutive IDs.
    function move(address to, uint256 first, uint256 count) external {
        for (uint256 id = first; id < first + count; id++) transferFrom(_msgSender(), to, id);
    }

    function tokenURI(uint256 id) public view override returns (string memory) {
        _requireOwned(id);
        string memory color = ["#2f45c5", "#b23a48", "#2a7f62", "#c98b1d"][id % 4];
        string memory drawing = string.concat(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="',
            color,
            '"/></svg>'
        );
        string memory document = string.concat(
            '{"name":"Harbor light ',
            Strings.toString(id),
            '","image":"data:image/svg+xml;base64,',
            Base64.encode(bytes(drawing)),
            '","attributes":[{"trait_type":"Color","value":"',
            color,
            '"}]}'
        );
        return string.concat("data:application/json;base64,", Base64.encode(bytes(document)));
    }

    function supportsInterface(bytes4 id) public view override(ERC721, ERC2981) returns (bool) {
        return super.supportsInterface(id);
    }
}

/// Editions beside it. They have no name, as ERC-1155 requires none.
contract ForeignEditions is ERC1155 {
    constructor() ERC1155("data:application/json,%7B%22name%22%3A%22Harbor%20bell%22%7D") {}

    function mint(address to, uint256 id, uint256 amount) external {
        _mint(to, id, amount, "");
    }
}

/// What public chains have at their usual addresses.
contract ForeignMulticall3 is Multicall3 {}
contract ForeignWrappedEther is WrappedEther {}
