// SPDX-License-Identifier: GPL-3.0-or-later
// Tokens that anyone may mint, as honest as they can be, and one that is not, for tests of the market room.
pragma solidity ^0.8.24;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {ERC1155} from "@openzeppelin/contracts/token/ERC1155/ERC1155.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC2981} from "@openzeppelin/contracts/token/common/ERC2981.sol";

contract Objects is ERC721, ERC2981 {
    constructor(address royaltyReceiver, uint96 basisPoints) ERC721("Objects", "OBJ") {
        _setDefaultRoyalty(royaltyReceiver, basisPoints);
    }

    function mint(address to, uint256 id) external {
        _mint(to, id);
    }

    function supportsInterface(bytes4 id) public view override(ERC721, ERC2981) returns (bool) {
        return super.supportsInterface(id);
    }

    function setRoyalty(address receiver, uint96 basisPoints) external {
        _setDefaultRoyalty(receiver, basisPoints);
    }
}

contract Editions is ERC1155 {
    constructor() ERC1155("") {}

    function mint(address to, uint256 id, uint256 amount) external {
        _mint(to, id, amount, "");
    }
}

contract Coin is ERC20 {
    constructor() ERC20("Coin", "COIN") {}

    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }
}

/// Stands for the native coin one to one, as WETH9 does.
contract Wrapped is ERC20 {
    constructor() ERC20("Wrapped Ether", "WETH") {}

    function deposit() external payable {
        _mint(msg.sender, msg.value);
    }
}

/// Answers royaltyInfo by burning all gas it is given, and refuses every transfer once told to.
contract Hostile is ERC721 {
    bool public closed;

    constructor() ERC721("Hostile", "BAD") {}

    function mint(address to, uint256 id) external {
        _mint(to, id);
    }

    function close() external {
        closed = true;
    }

    function royaltyInfo(uint256, uint256) external pure returns (address, uint256) {
        while (true) {}
        return (address(0), 0);
    }

    function _update(address to, uint256 id, address auth) internal override returns (address) {
        require(!closed, "this gallery is closed");
        return super._update(to, id, auth);
    }
}

/// Like Tether: a new allowance only where there is none, and no answer to transfers and approvals.
contract Stubborn {
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    function mint(address to, uint256 amount) external {
        balanceOf[to] += amount;
    }

    function approve(address spender, uint256 amount) external {
        require(amount == 0 || allowance[msg.sender][spender] == 0);
        allowance[msg.sender][spender] = amount;
    }

    function transferFrom(address from, address to, uint256 amount) external {
        allowance[from][msg.sender] -= amount;
        balanceOf[from] -= amount;
        balanceOf[to] += amount;
    }
}
