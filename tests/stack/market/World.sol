// SPDX-License-Identifier: GPL-3.0-or-later
// Tokens that behave as public contracts do: each names the one whose behavior it has.
pragma solidity ^0.8.24;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {ERC1155} from "@openzeppelin/contracts/token/ERC1155/ERC1155.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// Refuses transfers in one of the ways of public collections.
contract Unmovable is ERC721 {
    error ErrLocked();
    error AddressFiltered(address filtered);
    error CreatorTokenTransferValidator__CallerMustBeWhitelisted();

    uint256 private immutable _kind;

    constructor(uint256 kind) ERC721("Unmovable", "UNM") {
        _kind = kind;
    }

    function mint(address to, uint256 id) external {
        _mint(to, id);
    }

    /// ERC-5192 and ERC-6982.
    function locked(uint256) external view returns (bool) {
        return _kind == 1 || _kind == 7;
    }

    /// ERC-6454.
    function isTransferable(uint256, address, address) external pure returns (bool) {
        return false;
    }

    function supportsInterface(bytes4 id) public view override returns (bool) {
        if (id == 0xb45a3c0e) return _kind == 1 || _kind == 9;
        if (id == 0x6b61a747) return _kind == 7;
        if (id == 0x91a6262f) return _kind == 8;
        return super.supportsInterface(id);
    }

    function setApprovalForAll(address operator, bool approved) public override {
        // attestate/ERC5192, as WataridoriNFT (0xe54886b7267f3a0126c2e86b05274f9467011274), refuses approvals too.
        if (_kind == 1) revert ErrLocked();
        super.setApprovalForAll(operator, approved);
    }

    function _update(address to, uint256 id, address auth) internal override returns (address) {
        address from = _ownerOf(id);
        if (from != address(0)) _check(from, to);
        return super._update(to, id, auth);
    }

    function _check(address from, address to) private view {
        if (_kind == 1 || _kind == 7) revert ErrLocked();
        // Moonbirds (0x23581767a106ae21c074b2276D25e5C3e136a68b) while nesting.
        require(_kind != 2, "Moonbirds: nesting");
        // OpenSea's operator-filter-registry, which many collections of 2022 and 2023 ask.
        if (_kind == 3 && msg.sender != from) revert AddressFiltered(msg.sender);
        // ERC-721C with its default policy.
        if (_kind == 4 && msg.sender != from) revert CreatorTokenTransferValidator__CallerMustBeWhitelisted();
        // The common string of soulbound tokens, as in the report that began this check.
        require(_kind != 5, "SOULBOUND");
        // One for each wallet, as for membership passes: any empty account may receive it.
        if (_kind == 6) require(balanceOf(to) == 0, "max one per wallet");
        require(_kind != 8, "RMRK: not transferable");
        if (_kind == 13) revert();
        // Runs out of any gas.
        if (_kind == 10) while (true) {}
        // Runs out of gas in a call of its own, after which it reverts as a proxy would, or with a reason.
        if (_kind == 11 || _kind == 12) {
            try this.burnGas() {} catch {
                require(_kind == 11, "registry failed");
                revert();
            }
        }
    }

    function burnGas() external pure {
        while (true) {}
    }
}

/// thirdweb's Edition Drop (contracts/prebuilts/drop/DropERC1155.sol) while transfers are restricted.
contract RestrictedEditions is ERC1155 {
    constructor() ERC1155("") {}

    function mint(address to, uint256 id, uint256 amount) external {
        _mint(to, id, amount, "");
    }

    function _update(address from, address to, uint256[] memory ids, uint256[] memory values) internal override {
        require(from == address(0) || to == address(0), "restricted to TRANSFER_ROLE holders.");
        super._update(from, to, ids, values);
    }
}

/// Approves one operator for everybody, whatever an owner says: OpenSea's ERC721Tradable does so for its proxies,
/// Rarible's ERC721 for its transfer proxy, SeaDrop's tokens for OpenSea's conduit.
contract Prewired is ERC721 {
    address private immutable _operator;

    constructor(address operator) ERC721("Prewired", "PRE") {
        _operator = operator;
    }

    function mint(address to, uint256 id) external {
        _mint(to, id);
    }

    function isApprovedForAll(address owner, address operator) public view override returns (bool) {
        return operator == _operator || super.isApprovedForAll(owner, operator);
    }
}

/// Takes approvals and keeps none, as soulbound tokens do that leave the function empty.
contract Deaf is ERC721 {
    constructor() ERC721("Deaf", "DEF") {}

    function mint(address to, uint256 id) external {
        _mint(to, id);
    }

    function setApprovalForAll(address, bool) public override {}
}

/// Says that it approved something else than asked for: at most `cap`, at least `rest`.
contract Bounded is ERC20 {
    uint256 private immutable _cap;
    uint256 private immutable _rest;

    constructor(uint256 cap, uint256 rest) ERC20("Bounded", "BND") {
        (_cap, _rest) = (cap, rest);
    }

    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }

    function approve(address spender, uint256 amount) public override returns (bool) {
        return super.approve(spender, amount > _cap ? _cap : amount < _rest ? _rest : amount);
    }
}

/// UNI (0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984): allowances have 96 bits, and the largest amount becomes the cap.
contract Narrow is ERC20 {
    constructor() ERC20("Narrow", "NRW") {}

    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }

    function approve(address spender, uint256 amount) public override returns (bool) {
        if (amount == type(uint256).max) amount = type(uint96).max;
        require(amount <= type(uint96).max, "Uni::approve: amount exceeds 96 bits");
        return super.approve(spender, amount);
    }
}

/// Transfers nothing and says nothing of it, as worthless copies do that advertise a page.
contract Hollow is ERC721 {
    constructor() ERC721("Hollow", "HLW") {}

    function mint(address to, uint256 id) external {
        _mint(to, id);
    }

    function transferFrom(address, address, uint256) public override {}
}
