// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.30;

/// Ether as an ERC-20, with the interface of WETH9. No constructor and no immutables, so that its runtime code can be
/// set at the address where mainnet has it.
contract WrappedEther {
    string public constant name = "Wrapped Ether";
    string public constant symbol = "WETH";
    uint8 public constant decimals = 18;

    mapping(address account => uint256) public balanceOf;
    mapping(address owner => mapping(address spender => uint256)) public allowance;

    event Approval(address indexed owner, address indexed spender, uint256 amount);
    event Transfer(address indexed from, address indexed to, uint256 amount);
    event Deposit(address indexed account, uint256 amount);
    event Withdrawal(address indexed account, uint256 amount);

    error InsufficientBalance(uint256 held, uint256 wanted);
    error InsufficientAllowance(uint256 allowed, uint256 wanted);
    error WithdrawalRefused(address account);

    receive() external payable {
        deposit();
    }

    function totalSupply() external view returns (uint256) {
        return address(this).balance;
    }

    function deposit() public payable {
        balanceOf[msg.sender] += msg.value;
        emit Deposit(msg.sender, msg.value);
    }

    function withdraw(uint256 amount) external {
        _debit(msg.sender, amount);
        emit Withdrawal(msg.sender, amount);
        (bool paid, ) = msg.sender.call{value: amount}("");
        if (!paid) revert WithdrawalRefused(msg.sender);
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        allowance[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        return transferFrom(msg.sender, to, amount);
    }

    /// The greatest allowance is endless: it is not counted down.
    function transferFrom(address from, address to, uint256 amount) public returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        if (from != msg.sender && allowed != type(uint256).max) {
            if (allowed < amount) revert InsufficientAllowance(allowed, amount);
            allowance[from][msg.sender] = allowed - amount;
        }
        _debit(from, amount);
        balanceOf[to] += amount;
        emit Transfer(from, to, amount);
        return true;
    }

    function _debit(address account, uint256 amount) private {
        uint256 held = balanceOf[account];
        if (held < amount) revert InsufficientBalance(held, amount);
        balanceOf[account] = held - amount;
    }
}
