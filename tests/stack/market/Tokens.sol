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

    function withdraw(uint256 amount) external {
        _burn(msg.sender, amount);
        payable(msg.sender).transfer(amount);
    }
}

/// Keeps one wei of whatever is wrapped.
contract Skimming is ERC20 {
    constructor() ERC20("Skimming Ether", "SKIM") {}

    function deposit() external payable {
        _mint(msg.sender, msg.value - 1);
    }
}

/// Burns all gas in royaltyInfo, and rejects every transfer once that is switched on.
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

/// Keeps a tenth of every transfer.
contract Toll is ERC20 {
    constructor() ERC20("Toll", "TOLL") {}

    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }

    function _update(address from, address to, uint256 amount) internal override {
        uint256 kept = from == address(0) ? 0 : amount / 10;
        super._update(from, to, amount - kept);
        if (kept > 0) super._update(from, address(0xdead), kept);
    }
}

/// Rejects every transfer in the configured way: as a paused contract, a staking one, or one of the ERC-721C kind.
contract Guarded is ERC721 {
    error EnforcedPause();
    error CreatorTokenTransferValidator__CallerMustBeWhitelisted();
    error Locked(uint256 id);

    uint256 private _guard;

    constructor() ERC721("Guarded", "GRD") {}

    function mint(address to, uint256 id) external {
        _mint(to, id);
    }

    function setGuard(uint256 guard) external {
        _guard = guard;
    }

    function _update(address to, uint256 id, address auth) internal override returns (address) {
        if (_guard == 1) revert EnforcedPause();
        if (_guard == 2 && msg.sender != _ownerOf(id)) revert CreatorTokenTransferValidator__CallerMustBeWhitelisted();
        require(_guard != 3, "token is staked");
        if (_guard == 4) revert Locked(id);
        return super._update(to, id, auth);
    }
}

/// Answers royaltyInfo as configured: with a share that may exceed the price, a revert, too few bytes, or a number
/// that is no account.
contract Oracle is ERC721 {
    uint256 private _kind;
    address private _receiver;
    uint256 private _basisPoints;

    constructor() ERC721("Oracle", "ORA") {}

    function mint(address to, uint256 id) external {
        _mint(to, id);
    }

    function answer(uint256 kind, address receiver, uint256 basisPoints) external {
        (_kind, _receiver, _basisPoints) = (kind, receiver, basisPoints);
    }

    function royaltyInfo(uint256, uint256 price) external view returns (address, uint256) {
        if (_kind == 1) revert("ask me later");
        if (_kind == 2) {
            assembly {
                mstore(0, not(0))
                return(0, 31)
            }
        }
        if (_kind == 3) {
            assembly {
                mstore(0, not(0))
                mstore(32, not(0))
                return(0, 64)
            }
        }
        if (_kind == 4) return (_receiver, type(uint256).max);
        return (_receiver, (price * _basisPoints) / 10_000);
    }
}

/// Mints lazily, as ERC721A does: only the first token of a batch stores its owner, and the others look for it backward.
/// Source: https://github.com/chiru-labs/ERC721A, _packedOwnershipOf
contract LazyBatch {
    mapping(uint256 => address) private owners;
    mapping(uint256 => bool) private burned;
    mapping(uint256 => address) private approvals;
    mapping(address => mapping(address => bool)) public isApprovedForAll;
    uint256 private next;

    event Transfer(address indexed from, address indexed to, uint256 indexed tokenId);
    error OwnerQueryForNonexistentToken();

    function mint(address to, uint256 quantity) external {
        // In a proxy's storage, nothing was set by a constructor.
        if (next == 0) next = 1;
        owners[next] = to;
        for (uint256 i = 0; i < quantity; i++) emit Transfer(address(0), to, next++);
    }

    function ownerOf(uint256 id) public view returns (address) {
        if (id == 0 || id >= next || burned[id]) revert OwnerQueryForNonexistentToken();
        while (owners[id] == address(0)) id--;
        return owners[id];
    }

    function burn(uint256 id) external {
        owners[id] = ownerOf(id);
        burned[id] = true;
    }

    function getApproved(uint256 id) external view returns (address) {
        if (id >= next) revert OwnerQueryForNonexistentToken();
        return approvals[id];
    }

    function setApprovalForAll(address operator, bool approved) external {
        isApprovedForAll[msg.sender][operator] = approved;
    }

    function transferFrom(address from, address to, uint256 id) external {
        require(ownerOf(id) == from && (msg.sender == from || isApprovedForAll[from][msg.sender]));
        if (id + 1 < next && owners[id + 1] == address(0)) owners[id + 1] = from;
        owners[id] = to;
        emit Transfer(from, to, id);
    }
}

/// Forwards to an implementation and passes on what it returns (EIP-1967, EIP-1167): out of gas, it just reverts.
contract Proxy {
    address private immutable implementation;

    constructor(address implementation_) {
        implementation = implementation_;
    }

    fallback() external {
        address target = implementation;
        assembly {
            calldatacopy(0, 0, calldatasize())
            let done := delegatecall(gas(), target, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch done
            case 0 { revert(0, returndatasize()) }
            default { return(0, returndatasize()) }
        }
    }
}

/// Names that expire without an event. Source: https://github.com/ensdomains/ens-contracts, BaseRegistrarImplementation
contract Names is ERC721 {
    mapping(uint256 => uint256) public expiries;

    constructor() ERC721("Names", "NAME") {}

    function register(address to, uint256 id, uint256 expires) external {
        expiries[id] = expires;
        _mint(to, id);
    }

    function ownerOf(uint256 id) public view override returns (address) {
        require(expiries[id] > block.timestamp);
        return super.ownerOf(id);
    }
}

/// Asks a costly registry whether a marketplace's proxy is approved, and takes a failure for a no, as tokens that approve
/// OpenSea's proxies do. Source: https://github.com/ProjectOpenSea/opensea-creatures, ERC721Tradable
contract AsksRegistry is ERC721 {
    constructor() ERC721("Asks a Registry", "ASK") {}

    function mint(address to, uint256 id) external {
        _mint(to, id);
    }

    /// Takes about 1.2 million gas.
    function isProxy(address, address) external view returns (bool) {
        uint256 sum;
        for (uint256 i = 0; i < 550; i++) {
            assembly {
                sum := add(sum, sload(add(i, 0x1000)))
            }
        }
        return sum == 0;
    }

    function isApprovedForAll(address owner, address operator) public view override returns (bool) {
        try this.isProxy(owner, operator) returns (bool approved) {
            return approved;
        } catch {
            return false;
        }
    }
}

/// Answers in ways that no standard allows.
contract OddAnswers {
    uint256 private mode;

    function setMode(uint256 mode_) external {
        mode = mode_;
    }

    fallback() external {
        uint256 m = mode;
        assembly {
            switch m
            // Burns all gas.
            case 0 { for {} 1 {} {} }
            // Returns two megabytes.
            case 1 { return(0, 0x200000) }
            // Half a word.
            case 2 { return(0, 16) }
            // A number too large for an address.
            case 3 {
                mstore(0, not(0))
                return(0, 32)
            }
            // The invalid opcode of old compilers' assert.
            case 4 { invalid() }
            // Reverts with two megabytes.
            case 5 { revert(0, 0x200000) }
            // Nothing.
            default { return(0, 0) }
        }
    }
}
