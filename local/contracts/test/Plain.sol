// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.30;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {ERC1155} from "@openzeppelin/contracts/token/ERC1155/ERC1155.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// Well-behaved tokens that anyone may mint, any id.
contract PlainToken is ERC721 {
    constructor() ERC721("Plain Token", "PLAIN") {}

    function mint(address to, uint256 tokenId) external {
        _mint(to, tokenId);
    }

    /// Calls the receiver, which may act before the call returns.
    function safeMint(address to, uint256 tokenId) external {
        _safeMint(to, tokenId);
    }

    function burn(uint256 tokenId) external {
        _update(address(0), tokenId, _msgSender());
    }
}

contract PlainEditions is ERC1155 {
    constructor() ERC1155("") {}

    function mint(address to, uint256 id, uint256 amount) external {
        _mint(to, id, amount, "");
    }

    /// The same id may come twice in a list, amounts may be zero, and lists may be empty.
    function mintBatch(address to, uint256[] calldata ids, uint256[] calldata amounts) external {
        _mintBatch(to, ids, amounts, "");
    }

    function burn(uint256 id, uint256 amount) external {
        _burn(_msgSender(), id, amount);
    }
}

/// A fungible token of any number of decimals.
contract PlainMoney is ERC20 {
    uint8 private immutable _decimals;

    constructor(uint8 decimals_) ERC20("Plain Money", "PM") {
        _decimals = decimals_;
    }

    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }

    function decimals() public view override returns (uint8) {
        return _decimals;
    }
}
